import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import type { MissingField } from '~/domain/parking/message';

import { parkingCopy } from '../parking.copy';

const copy = parkingCopy.message;

export type MissingFieldsProps = {
  /** True while the form is empty. The fields are then not listed. */
  isUntouched: boolean;
  fields: readonly MissingField[];
  onGoToField: (field: MissingField) => void;
};

/** Note about the fields that the message still needs, with a button that goes to the first of them. */
export function MissingFields({ isUntouched, fields, onGoToField }: MissingFieldsProps) {
  const [firstField] = fields;
  if (!firstField) return null;
  return (
    <div>
      <Typography variant="body2" sx={{ marginBlockStart: 1.5, color: 'text.secondary' }}>
        {isUntouched ? copy.untouched : copy.missing(fields)}
      </Typography>
      <Button variant="text" onClick={() => onGoToField(firstField)} sx={buttonStyles}>
        {copy.fillField(firstField)}
      </Button>
    </div>
  );
}

const buttonStyles = {
  // Aligns the text of the button with the paragraph above.
  marginInlineStart: -2,
  color: 'primary.main',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
};
