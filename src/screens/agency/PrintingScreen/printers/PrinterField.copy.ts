import { maxPrinterNameLength, maxPrinters } from '~/domain/printing/calibration/printer';
import type { Printer } from '~/domain/printing/calibration/printer';
import { formatNumber } from '~/domain/number/formatNumber';
import type { NameError } from '~/domain/text/uniqueNames';
import type { StorageProblem } from '~/domain/storageProblem';

import { formatCorrection } from '../shared/formatCorrection';
import { formatFullDay } from '../shared/formatTime';

const formatPaper = ({ paper }: Printer) => `${formatNumber(paper.width)} × ${formatNumber(paper.height)} mm`;

/** Texts of the field. The texts of its dialog are in `printerDialog.copy.ts`, which is loaded with the dialog. */
export const printerFieldCopy = {
  label: 'Printer',
  none: 'No correction',
  add: 'Add a printer…',
  noneNote: 'Prints slightly off? Measure one test page and we correct every print and PDF.',
  summary: (printer: Printer) => `Correction: ${formatCorrection(printer.calibration)}.`,
  measured: (printer: Printer) => `Measured on ${formatFullDay(printer.measuredOn)}, on ${formatPaper(printer)} paper.`,
  otherPaper: 'For the paper you have chosen now, measure again: the offset can differ.',
  scope: 'It applies to every print and PDF on this device.',
  measureAgain: 'Measure again',
  rename: 'Rename',
  remove: 'Remove',
  nameLabel: 'Name of the printer',
  save: 'Save',
  cancel: 'Cancel',
  nameErrors: {
    empty: 'Enter a name, such as Office laser.',
    'too-long': `Use at most ${maxPrinterNameLength} characters.`,
    taken: 'A printer has this name already. Enter another one.',
  } satisfies Record<NameError, string>,
  full: `You have ${maxPrinters} printers, which is the limit. Remove one first.`,
  saved: (name: string) => `Saved “${name}”.`,
  renamed: (name: string) => `Renamed to “${name}”.`,
  removed: (name: string) => `Removed “${name}”. Prints have no correction now.`,
  restored: (name: string) => `“${name}” is back.`,
  notKept: 'Your choice of the printer is changed.',
  storage: {
    full: "Your browser's storage is full, so this stays only until you close the page. Delete presets you don't need, then save it again.",
    blocked:
      'Your browser blocks storage for this site, so this stays only until you close the page. Allow storage for this site, then save it again.',
  } satisfies Record<StorageProblem, string>,
} as const;
