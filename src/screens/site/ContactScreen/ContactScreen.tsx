import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { PageHero } from '~/components/site/PageHero/PageHero';
import { Section } from '~/components/site/Section/Section';
import type { SiteContact } from '~/components/site/siteContact';
import { radii } from '~/components/theme/tokens';
import type { Enquiry } from '~/domain/enquiry/enquiry';
import { enquiryAnchor } from '~/domain/enquiry/enquiryUrl';
import type { EnquirySubject } from '~/domain/enquiry/findEnquirySubject';
import { anchors, paths } from '~/domain/paths';

import { ChatPicture } from './ChatPicture';
import { ContactCards } from './ContactCards';
import { ContactQuestions } from './ContactQuestions';
import { contactCopy as copy } from './ContactScreen.copy';
import { EnquiryForm } from './EnquiryForm';
import { InactiveContactForm } from './InactiveContactForm';

export type ContactScreenProps = {
  contact: SiteContact;
  /** Subject of the enquiry. If the message field is empty, the message for this subject is filled in. */
  subject?: EnquirySubject | null;
  /** Sends an enquiry. The promise rejects if that fails. Without `onSend`, the form offers to send an email. */
  onSend?: (enquiry: Enquiry) => Promise<void>;
};

const formTitleId = 'enquiry-title';
const directTitleId = 'direct-title';

/** The contact page: the form, then the phone number and the email address. */
export function ContactScreen({ contact, subject = null, onSend }: ContactScreenProps) {
  const message = subject ? copy.form.messagesBySubject[subject] : undefined;
  const form = (
    <Box id={enquiryAnchor} sx={formStyles}>
      <Typography id={formTitleId} variant="h3" component="h2">
        {copy.form.title}
      </Typography>
      {onSend && <Typography sx={{ marginBlockStart: 1 }}>{copy.direct.private}</Typography>}
      <Box sx={{ marginBlockStart: 3 }}>
        {onSend ? (
          <EnquiryForm titleId={formTitleId} email={contact.email} message={message} onSend={onSend} />
        ) : (
          <InactiveContactForm titleId={formTitleId} email={contact.email} message={message} />
        )}
      </Box>
    </Box>
  );
  const directContact = (
    <Box component="section" aria-labelledby={directTitleId} sx={{ gridArea: { bar: 'direct' } }}>
      <Typography id={directTitleId} variant="h3" component="h2" sx={{ marginBlockEnd: 3 }}>
        {copy.direct.title}
      </Typography>
      <ContactCards contact={contact} />
    </Box>
  );
  return (
    <>
      <PageHero
        id={anchors.contact}
        surface="night"
        marker={copy.hero.marker}
        title={copy.hero.title}
        lead={copy.hero.lead}
        picture={<ChatPicture />}
        pictureSize="small"
      />
      <Section labelledBy={formTitleId} surface="mist">
        <Box sx={columnsStyles}>
          {form}
          {directContact}
          <Box sx={questionsStyles}>
            <ContactQuestions />
            <Box sx={linksStyles}>
              <ActionLink href={paths.site.partner()} label={copy.direct.partner} />
              <ActionLink href={paths.site.privacy()} label={copy.direct.privacy} />
            </Box>
          </Box>
        </Box>
      </Section>
    </>
  );
}

/** Styles of the columns. From `bar` on, the second column has the contact details and, below them, the questions. */
const columnsStyles = {
  display: 'grid',
  columnGap: 8,
  rowGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gridTemplateRows: { bar: 'auto 1fr' },
  gridTemplateAreas: { bar: '"form direct" "form questions"' },
};

const questionsStyles = { gridArea: { bar: 'questions' } };

const formStyles = {
  gridArea: { bar: 'form' },
  scrollMarginBlockStart: 32,
  p: { xs: 2.5, sm: 4 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.paper',
};

const linksStyles = {
  display: 'grid',
  justifyItems: 'start',
  columnGap: 2,
  rowGap: 0.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', bar: 'minmax(0, 1fr)' },
  marginBlockStart: 3,
};
