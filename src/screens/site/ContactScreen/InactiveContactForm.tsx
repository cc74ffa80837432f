import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { UnavailableNote } from '~/components/feedback/UnavailableNote/UnavailableNote';

import { contactCopy } from './ContactScreen.copy';
import { createEmailDraftProps } from './createEmailDraftProps';
import { EnquiryFields } from './EnquiryFields';

const copy = contactCopy.form;
const unavailableId = 'enquiry-unavailable';

export type InactiveContactFormProps = {
  /** Id of the form's heading. */
  titleId: string;
  /** Email address to which the visitor can send the message. */
  email: string;
  /** Text that is filled into an empty message field. */
  message?: string | undefined;
};

/** Contact form of a site without an endpoint for enquiries. A link opens an email with the message instead. */
export function InactiveContactForm({ titleId, email, message }: InactiveContactFormProps) {
  return (
    <Box
      component="form"
      aria-labelledby={titleId}
      onSubmit={(event) => event.preventDefault()}
      sx={{ display: 'grid', gap: 3 }}
    >
      <EnquiryFields isValidated={false} message={message} />
      <div>
        <Button
          variant="contained"
          size="large"
          {...createEmailDraftProps(email)}
          sx={{ width: { xs: '100%', sm: 'auto' } }}
        >
          {copy.sendAsEmail}
        </Button>
        <Typography variant="body2" sx={{ marginBlockStart: 1, color: 'text.secondary' }}>
          {copy.inactive}
        </Typography>
      </div>
      <Box sx={unavailableStyles}>
        <Button type="button" variant="outlined" aria-describedby={unavailableId} sx={{ color: 'text.secondary' }}>
          {copy.send}
        </Button>
        <UnavailableNote id={unavailableId} />
      </Box>
    </Box>
  );
}

/** Styles of the row with the inactive Send button. A line separates the row from the form. */
const unavailableStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  paddingBlockStart: 3,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
};
