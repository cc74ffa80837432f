import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { UnavailableNote } from '~/components/feedback/UnavailableNote/UnavailableNote';

import { contactCopy } from './ContactScreen.copy';
import { EnquiryFields } from './EnquiryFields';

const copy = contactCopy.form;
const unavailableId = 'enquiry-unavailable';

export type InactiveContactFormProps = {
  /** Id of the form's heading. */
  titleId: string;
  /** Text that is filled into an empty message field. */
  message?: string | undefined;
};

/** The contact form without an endpoint. It can be filled in, but the button is described as not available yet. */
export function InactiveContactForm({ titleId, message }: InactiveContactFormProps) {
  return (
    <Box
      component="form"
      aria-labelledby={titleId}
      onSubmit={(event) => event.preventDefault()}
      sx={{ display: 'grid', gap: 3 }}
    >
      <EnquiryFields isValidated={false} message={message} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 1.5 }}>
        <Button
          type="button"
          variant="outlined"
          size="large"
          aria-describedby={unavailableId}
          sx={{ width: { xs: '100%', sm: 'auto' } }}
        >
          {copy.send}
        </Button>
        <UnavailableNote id={unavailableId} />
      </Box>
    </Box>
  );
}
