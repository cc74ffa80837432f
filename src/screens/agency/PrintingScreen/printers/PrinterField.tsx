import Box from '@mui/material/Box';
import { useRef, useState } from 'react';

import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';
import { StatusAlert } from '~/components/feedback/StatusAlert/StatusAlert';
import { SelectField } from '~/components/inputs/SelectField/SelectField';
import { checkPrinterName, findSelectedPrinter, maxPrinters } from '~/domain/printing/calibration/printer';
import type { Printer } from '~/domain/printing/calibration/printer';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import type { PrintingEffects } from '../controller/printingEffects';
import { NameForm } from '../shared/NameForm';
import { printerFieldCopy as copy } from './PrinterField.copy';
import { PrinterSummary } from './PrinterSummary';
import { usePrinterActions } from './usePrinterActions';

const PrinterDialog = lazyOverlay(() => import('./PrinterDialog').then((module) => module.PrinterDialog));

export type PrinterFieldProps = {
  settings: Pick<PrintSettings, 'paper'>;
  effects: Pick<PrintingEffects, 'printers' | 'print' | 'saveFile'>;
};

/**
 * Values of the options 'No correction' and 'Add a printer…'. They cannot equal the value of a printer, which starts
 * with '='.
 */
const [noneValue, addValue] = ['-none', '-add'];
const toOptionValue = (name: string) => `=${name}`;

/** Field that selects the printer whose correction is applied. Below it are the correction and actions to change it. */
export function PrinterField({ settings, effects }: PrinterFieldProps) {
  const { list } = effects.printers;
  const actions = usePrinterActions(effects.printers);
  const [isRenaming, setRenaming] = useState(false);
  const [dialog, setDialog] = useState<{ printerToMeasure?: Printer; isOpen: boolean }>({ isOpen: false });
  const selectRef = useRef<HTMLInputElement>(null);
  // Focuses the select when the focused control disappears. Otherwise, the focus would be lost.
  const focusSelect = () => selectRef.current?.focus();
  const printer = findSelectedPrinter(list);
  const { message } = actions;
  const isFull = list.printers.length >= maxPrinters;

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <SelectField
        size="small"
        label={copy.label}
        inputRef={selectRef}
        value={printer ? toOptionValue(printer.name) : noneValue}
        options={[
          { value: noneValue, label: copy.none },
          ...list.printers.map(({ name }) => ({ value: toOptionValue(name), label: name })),
          ...(isFull ? [] : [{ value: addValue, label: copy.add }]),
        ]}
        onChange={(value) => {
          setRenaming(false);
          if (value === addValue) setDialog({ isOpen: true });
          else actions.select(list.printers.find(({ name }) => toOptionValue(name) === value)?.name ?? null);
        }}
        helperText={isFull ? copy.full : undefined}
      />
      {printer && isRenaming ? (
        <NameForm
          label={copy.nameLabel}
          initialName={printer.name}
          saveLabel={copy.save}
          cancelLabel={copy.cancel}
          getError={(name) => {
            const error = checkPrinterName(name, list.printers, printer);
            return error && copy.nameErrors[error];
          }}
          onSave={(name) => {
            actions.rename(printer, name);
            setRenaming(false);
            focusSelect();
          }}
          onCancel={() => {
            setRenaming(false);
            focusSelect();
          }}
        />
      ) : (
        <PrinterSummary
          printer={printer}
          paper={settings.paper}
          onMeasure={() => setDialog({ isOpen: true, ...(printer && { printerToMeasure: printer }) })}
          onRename={() => setRenaming(true)}
          onRemove={() => {
            if (printer) actions.remove(printer);
            focusSelect();
          }}
        />
      )}
      <StatusAlert message={message} onUndo={message?.removedPrinter && actions.undo} />
      <PrinterDialog
        open={dialog.isOpen}
        printer={dialog.printerToMeasure}
        settings={settings}
        effects={effects}
        onSave={(saved) => actions.put(saved, dialog.printerToMeasure)}
        onClose={() => setDialog({ ...dialog, isOpen: false })}
        onClosed={focusSelect}
      />
    </Box>
  );
}
