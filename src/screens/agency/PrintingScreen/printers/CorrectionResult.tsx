import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { printerDialogCopy as copy } from './printerDialog.copy';
import type { PrinterFormState } from './usePrinterForm';

/** Correction calculated from the entered lengths, shown before the user saves it. */
export function CorrectionResult({ form }: { form: PrinterFormState }) {
  const { calibration, isUnchanged, isScaled } = form;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      {calibration ? (
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{copy.result(calibration)}</Typography>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {copy.noResult}
        </Typography>
      )}
      {calibration && isUnchanged && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {copy.unchanged}
        </Typography>
      )}
      {isScaled && (
        <Alert severity="warning" role="none">
          {copy.scaled}
        </Alert>
      )}
    </Box>
  );
}
