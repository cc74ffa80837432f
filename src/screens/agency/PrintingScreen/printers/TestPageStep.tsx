import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { StatusAlert } from '~/components/feedback/StatusAlert/StatusAlert';
import { SegmentedControl } from '~/components/inputs/SegmentedControl/SegmentedControl';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import { printerDialogCopy as copy } from './printerDialog.copy';
import type { PrinterFormState } from './usePrinterForm';

export type TestPageStepProps = {
  settings: Pick<PrintSettings, 'paper'>;
  form: PrinterFormState;
  /** Message if the last test page could not be printed or saved; otherwise empty. */
  error: string;
  onPrint: () => void;
  onSavePdf: () => void;
};

/** First step of the calibration: printing the test page, with the current correction or without a correction. */
export function TestPageStep({ settings, form, error, onPrint, onSavePdf }: TestPageStepProps) {
  return (
    <>
      {form.baseCorrection && (
        <SegmentedControl label={copy.page} options={copy.pages} value={form.page} onChange={form.onPageChange} />
      )}
      <Typography variant="body2">{copy.printNote(settings)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={onPrint}>
          {copy.print}
        </Button>
        <Button variant="text" onClick={onSavePdf}>
          {copy.savePdf}
        </Button>
      </Box>
      <StatusAlert message={error ? { severity: 'error', text: error } : undefined} />
    </>
  );
}
