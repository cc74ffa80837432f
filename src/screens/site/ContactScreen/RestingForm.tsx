import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';

import { contactCopy } from './ContactScreen.copy';
import { EnquiryFields } from './EnquiryFields';

const copy = contactCopy.form;
const unavailableId = 'enquiry-unavailable';

export type RestingFormProps = {
  /** The id of the heading that names the form. */
  titleId: string;
};

/** The enquiry while there is nowhere to send it: it can be filled in, and says that its button does nothing yet. */
export function RestingForm({ titleId }: RestingFormProps) {
  return (
    <Box
      component="form"
      aria-labelledby={titleId}
      onSubmit={(event) => event.preventDefault()}
      sx={{ display: 'grid', gap: 3 }}
    >
      <EnquiryFields isChecked={false} />
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
          <FinderPattern figure="ring" size={14} />
          {copy.unavailable}
        </Box>
      </Box>
    </Box>
  );
}
