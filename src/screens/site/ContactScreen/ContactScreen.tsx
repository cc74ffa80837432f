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
import type { ProductId } from '~/domain/product/product';

import { contactCopy as copy } from './ContactScreen.copy';
import { EnquiryForm } from './EnquiryForm';
import { InactiveContactForm } from './InactiveContactForm';

export type ContactScreenProps = {
  contact: SiteContact;
  /** The product about which the visitor asks. An empty message is filled with a text about it. */
  about?: ProductId | null;
  /** Sends an enquiry. The promise rejects if that fails. Without `onSend`, the form does nothing. */
  onSend?: (enquiry: Enquiry) => Promise<void>;
};

const formTitleId = 'enquiry-title';
const directTitleId = 'direct-title';

/** The contact page. Without `onSend`, the phone number and the email address come before the form. */
export function ContactScreen({ contact, about = null, onSend }: ContactScreenProps) {
  const message = about ? copy.form.asks[about] : undefined;
  const form = (
    <Box key="form" sx={cardStyles}>
      <Typography id={formTitleId} variant="h3" component="h2" sx={{ marginBlockEnd: 3 }}>
        {copy.form.title}
      </Typography>
      {onSend ? (
        <EnquiryForm titleId={formTitleId} email={contact.email} message={message} onSend={onSend} />
      ) : (
        <InactiveContactForm titleId={formTitleId} message={message} />
      )}
    </Box>
  );
  const direct = (
    <Box key="direct" component="section" aria-labelledby={directTitleId} sx={directStyles}>
      <Typography id={directTitleId} variant="h3" component="h2" sx={{ marginBlockEnd: 3 }}>
        {copy.direct.title}
      </Typography>
      <DirectContact contact={contact} />
      {onSend && <Typography sx={{ marginBlockStart: 3 }}>{copy.direct.private}</Typography>}
      <Box sx={{ display: 'grid', justifyItems: 'start', marginBlockStart: 2 }}>
        <ActionLink href={paths.site.privacy()} label={copy.direct.privacy} />
        <ActionLink href={paths.site.partner()} label={copy.direct.partner} />
      </Box>
    </Box>
  );
  return (
    <>
      <PageHero id={anchors.contact} surface="night" {...copy.hero} picture={<ChatPicture />} hidePictureOnMobile />
      <Section labelledBy={formTitleId} surface="mist">
        <Box
          sx={[
            columnsStyles,
            { gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: onSend ? formFirstColumns : formLastColumns } },
          ]}
        >
          {onSend ? [form, direct] : [direct, form]}
        </Box>
      </Section>
    </>
  );
}

const formFirstColumns = 'minmax(0, 7fr) minmax(0, 4fr)';
const formLastColumns = 'minmax(0, 4fr) minmax(0, 7fr)';

const columnsStyles = {
  display: 'grid',
  gap: { xs: 6, bar: 8 },
  alignItems: 'start',
};

const cardStyles = {
  p: { xs: 2.5, sm: 4, bar: 5 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.paper',
};

/** Styles of the phone number and the email address. They stay in view next to a long form. */
const directStyles = {
  color: 'text.primary',
  position: { bar: 'sticky' },
  insetBlockStart: { bar: 40 },
  paddingBlockStart: { bar: 5 },
};
