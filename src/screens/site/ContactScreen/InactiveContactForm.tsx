import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';

import { contactCopy } from './ContactScreen.copy';
import { EnquiryFields } from './EnquiryFields';

const copy = contactCopy.form;
const unavailableId = 'enquiry-unavailable';

export type InactiveContactFormProps = {
  /** Id of the form's heading. */
  titleId: string;
};

/** The contact form without an endpoint: it can be filled in, but its button is described as not available yet. */
export function InactiveContactForm({ titleId }: InactiveContactFormProps) {
  return (
    <Box
      component="form"
      aria-labelledby={titleId}
      onSubmit={(event) => event.preventDefault()}
      sx={{ display: 'grid', gap: 3 }}
    >
      <EnquiryFields isValidated={false} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 1.5 }}>
        <Button
          type="button"
          variant="contained"
          size="large"
          aria-describedby={unavailableId}
          sx={{ width: { xs: '100%', sm: 'auto' } }}
        >
          {copy.send}
        </Button>
        <Box
          id={unavailableId}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2', color: 'text.secondary' }}
        >
          <FinderPattern variant="ring" size={14} />
          {copy.unavailable}
        </Box>
      </Box>
    </Box>
  );
}
