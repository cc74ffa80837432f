import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { TextField } from '~/components/inputs/TextField/TextField';
import { MeasureDrawing } from '~/components/printing/MeasureDrawing/MeasureDrawing';
import type { Printer } from '~/domain/printing/calibration/printer';

import { CorrectionResult } from './CorrectionResult';
import { MeasureFields } from './MeasureFields';
import { printerDialogCopy as copy } from './printerDialog.copy';
import { TestPageStep } from './TestPageStep';
import { usePrinterForm } from './usePrinterForm';
import { useTestPrints } from './useTestPrints';
import type { TestPrintOptions } from './useTestPrints';

export type PrinterFormProps = TestPrintOptions & {
  printer: Printer | undefined;
  onSave: (printer: Printer) => void;
  onCancel: () => void;
};

/** Form with the three steps of the calibration. Errors are shown on submit, and on blur of a length field. */
export function PrinterForm({ printer, settings, testPage, effects, onSave, onCancel }: PrinterFormProps) {
  const { list, today } = effects.printers;
  const form = usePrinterForm(printer, list.printers, testPage);
  const testPrints = useTestPrints({ settings, testPage, effects });
  const formRef = useRef<HTMLFormElement>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  const { attempt, calibration } = form;
  useEffect(() => {
    if (attempt > 0) formRef.current?.querySelector<HTMLInputElement>('input[aria-invalid=true]')?.focus();
  }, [attempt]);

  /** Calls `action` if the name is valid. Otherwise, shows the error of the name and focuses its field. */
  function runWithValidName(action: () => void) {
    if (!form.nameError) {
      action();
      return;
    }
    form.onNameAttempt();
    nameRef.current?.focus();
  }
  function save() {
    form.onSubmit();
    if (form.nameError || !calibration) return;
    onSave({ name: form.name, calibration, paper: testPage.paper, measuredOn: today() });
  }
  return (
    <Box
      component="form"
      noValidate
      ref={formRef}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      sx={{ display: 'flex', flexDirection: 'column', minBlockSize: 0 }}
    >
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {!printer && (
          <TextField
            label={copy.name}
            helperText={copy.nameHelp(form.name)}
            autoComplete="off"
            inputRef={nameRef}
            {...form.nameField}
            error={form.nameAttempt > 0 ? form.nameError : undefined}
            attempt={form.nameAttempt}
          />
        )}
        <Step number={1}>
          <TestPageStep
            settings={settings}
            form={form}
            error={testPrints.error}
            onPrint={() => runWithValidName(() => void testPrints.print(form.name, form.pageCorrection))}
            onSavePdf={() => runWithValidName(() => void testPrints.savePdf(form.name, form.pageCorrection))}
          />
        </Step>
        <Step number={2}>
          <Box sx={drawingStyles}>
            <MeasureDrawing label={copy.drawing} isLandscape={testPage.paper.width > testPage.paper.height} />
            <Typography variant="body2">{copy.measureNote}</Typography>
          </Box>
        </Step>
        <Step number={3}>
          <MeasureFields form={form} />
          <CorrectionResult form={form} />
        </Step>
      </DialogContent>
      <DialogActions disableSpacing sx={actionsStyles}>
        <Button variant="text" onClick={onCancel} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          {copy.cancel}
        </Button>
        <Button
          variant="outlined"
          disabled={!calibration}
          onClick={() =>
            runWithValidName(() => {
              void testPrints.print(form.name, calibration);
              form.onVerify();
            })
          }
        >
          {copy.verify}
        </Button>
        <Button type="submit" variant="contained">
          {copy.save}
        </Button>
      </DialogActions>
    </Box>
  );
}

function Step({ number, children }: { number: 1 | 2 | 3; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Typography variant="subtitle2" component="h3">
        {number}. {copy.steps[number - 1]}
      </Typography>
      {children}
    </Box>
  );
}

/** On larger screens, the text is next to the drawing, so that more of the fields below is visible. */
const drawingStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
  alignItems: 'center',
  gap: { xs: 1.5, sm: 3 },
} as const;

const actionsStyles = {
  flexWrap: 'wrap',
  gap: 1,
  p: { xs: 2, md: 3 },
  paddingBlock: 1.5,
  borderBlockStart: '1px solid',
  borderColor: 'tone.line',
} as const;
