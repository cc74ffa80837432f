import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { ChatPicture } from './ChatPicture';
import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { DirectContact } from '~/components/site/DirectContact/DirectContact';
import { PageHero } from '~/components/site/PageHero/PageHero';
import { Section } from '~/components/site/Section/Section';
import type { SiteContact } from '~/components/site/siteContact';
import { radii } from '~/components/theme/tokens';
import type { Enquiry } from '~/domain/enquiry/enquiry';
import { anchors, paths } from '~/domain/paths';

import { contactCopy as copy } from './ContactScreen.copy';
import { EnquiryForm } from './EnquiryForm';
import { InactiveContactForm } from './InactiveContactForm';

export type ContactScreenProps = {
  contact: SiteContact;
  /** Sends an enquiry, and rejects when that fails. Without it the form does nothing. */
  onSend?: (enquiry: Enquiry) => Promise<void>;
};

const formTitleId = 'enquiry-title';
const directTitleId = 'direct-title';

/** The contact page: form, phone and e-mail. */
export function ContactScreen({ contact, onSend }: ContactScreenProps) {
  return (
    <>
      <PageHero id={anchors.contact} surface="night" {...copy.hero} picture={<ChatPicture />} hidePictureOnMobile />
      <Section labelledBy={formTitleId} surface="mist">
        <Box sx={columnsStyles}>
          <Box sx={cardStyles}>
            <Typography id={formTitleId} variant="h3" component="h2" sx={{ marginBlockEnd: 3 }}>
              {copy.form.title}
            </Typography>
            {onSend ? (
              <EnquiryForm titleId={formTitleId} email={contact.email} onSend={onSend} />
            ) : (
              <InactiveContactForm titleId={formTitleId} />
            )}
          </Box>
          <Box component="section" aria-labelledby={directTitleId} sx={directStyles}>
            <Typography id={directTitleId} variant="h3" component="h2" sx={{ marginBlockEnd: 3 }}>
              {copy.direct.title}
            </Typography>
            <DirectContact contact={contact} />
            <Typography sx={{ marginBlockStart: 4, maxWidth: '34em', textWrap: 'pretty' }}>
              {onSend ? copy.direct.private.sending : copy.direct.private.idle}
            </Typography>
            <Box sx={{ display: 'grid', justifyItems: 'start', marginBlockStart: 1 }}>
              <ActionLink href={paths.site.privacy()} label={copy.direct.privacy} />
              <ActionLink href={paths.site.partner()} label={copy.direct.partner} />
            </Box>
          </Box>
        </Box>
      </Section>
    </>
  );
}

const columnsStyles = {
  display: 'grid',
  gap: { xs: 6, bar: 8 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: 'minmax(0, 7fr) minmax(0, 4fr)' },
};

const cardStyles = {
  p: { xs: 2.5, sm: 4, bar: 5 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.paper',
};

/** Sticky next to the form, so that phone and e-mail stay in view. */
const directStyles = {
  color: 'text.primary',
  position: { bar: 'sticky' },
  insetBlockStart: { bar: 40 },
  paddingBlockStart: { bar: 5 },
};
