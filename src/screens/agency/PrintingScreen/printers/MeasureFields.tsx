import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';

import { TextField } from '~/components/inputs/TextField/TextField';
import { measurementNames } from '~/domain/printing/calibration/measurements';

import { printerDialogCopy as copy } from './printerDialog.copy';
import type { PrinterFormState } from './usePrinterForm';

/**
 * Fields for the lengths that the user has measured. They do not clamp numbers, since a clamped number would look like
 * a measured one.
 */
export function MeasureFields({ form }: { form: PrinterFormState }) {
  return (
    <Box sx={fieldsStyles}>
      {measurementNames.map((field) => (
        <TextField
          key={`${form.page}-${field}`}
          label={copy.fields[field]}
          autoComplete="off"
          slotProps={{ input: { inputMode: 'decimal' } }}
          endAdornment={<InputAdornment position="end">mm</InputAdornment>}
          value={form.texts[field]}
          onChange={(text) => form.onTextChange(field, text)}
          onBlur={() => form.onBlur(field)}
          helperText={copy.nominal(form.nominalLengths[field])}
          error={form.getFieldError(field)}
          attempt={form.attempt}
        />
      ))}
    </Box>
  );
}

const fieldsStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 1.5,
} as const;
