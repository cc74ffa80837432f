import { product } from '~/domain/brand';
import { formatNumber } from '~/domain/number/formatNumber';
import type { Calibration } from '~/domain/printing/calibration/calibration';
import type { MeasurementName } from '~/domain/printing/calibration/measurements';
import { canPrintText, minTestPaperSide } from '~/domain/printing/calibration/testPage';
import { toFileNamePart } from '~/domain/printing/codes/fileNames';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import type { PrintOutcome } from '~/domain/printing/state/printStatus';

import { formatPaperName, formatPaperSize } from '../shared/format';
import { formatCorrection } from '../shared/formatCorrection';
import { printDialogAdvice } from '../shared/printDialogAdvice';

const formatMm = (length: number) => `${formatNumber(length, 2)} mm`;

const checkDialogText = 'Check that the print dialog is set to 100 % / actual size';

const implausibleTexts: Record<MeasurementName, (nominal: number) => string> = {
  left: (nominal) =>
    `The cross should be about ${formatMm(nominal)} from the left edge of the paper. ${checkDialogText}, margins none.`,
  top: (nominal) =>
    `The cross should be about ${formatMm(nominal)} from the top edge of the paper. ${checkDialogText}, margins none.`,
  across: (nominal) => `The ruler should measure about ${formatMm(nominal)}. ${checkDialogText}.`,
  down: (nominal) => `The ruler should measure about ${formatMm(nominal)}. ${checkDialogText}.`,
};

/** Returns a paper with its orientation and size, such as 'A4 portrait, 210 × 297 mm'. */
function describePaper(settings: Pick<PrintSettings, 'paper'>): string {
  const { name, orientation } = settings.paper;
  const size = formatPaperSize(settings);
  return name === 'Custom' ? size : `${formatPaperName(settings)} ${orientation}, ${size}`;
}

/** Returns the paragraphs of the test page. They are ASCII only, since the font of its PDF has no other characters. */
function describeTestPage(name: string, settings: Pick<PrintSettings, 'paper'>, correction: Calibration | undefined) {
  return [
    // A name that the font cannot print is replaced by a line on which the user can write it by hand.
    `Printer: ${canPrintText(name) ? name : '______________________'}`,
    `Paper: ${describePaper(settings).replaceAll('×', 'x')}`,
    'Print at 100 % / actual size, margins none.',
    correction ? `Printed with correction: ${formatCorrection(correction)}.` : 'Printed without correction.',
    'Measure with a ruler, from the middle of each line:',
    'A  from the left edge of the paper to the cross',
    'B  from the top edge of the paper to the cross',
    'C  from the cross to the last line across the page',
    'D  from the cross to the last line down the page',
  ];
}

export const printerDialogCopy = {
  add: 'Add a printer',
  measure: (name: string) => `Measure “${name}” again`,
  name: 'Name of the printer',
  nameHelp: (name: string) =>
    name === '' || canPrintText(name)
      ? "It's printed on the test page, and part of the name of PDF files."
      : 'The test page leaves a line where you can write this name by hand.',
  steps: ['Print the test page', 'Measure it with a ruler', 'Enter the lengths'],
  print: 'Print test page',
  savePdf: 'Save as PDF',
  printNote: (settings: Pick<PrintSettings, 'paper'>) => `On ${describePaper(settings)}. ${printDialogAdvice}`,
  page: 'Test page to measure',
  pages: [
    { value: 'plain', label: 'Without correction' },
    { value: 'corrected', label: 'With correction' },
  ],
  tooSmall: `The test page needs paper of at least ${minTestPaperSide} × ${minTestPaperSide} mm. Close this dialog, choose a larger paper that this printer takes, and add the printer then.`,
  drawing: 'Drawing of the test page: the distances A and B end at the cross, C and D are the lengths of the rulers.',
  measureNote:
    'Measure to a quarter of a millimetre, from the middle of each line. A and B start at the edge of the paper.',
  fields: {
    left: 'A · Left edge to cross',
    top: 'B · Top edge to cross',
    across: 'C · Ruler across',
    down: 'D · Ruler down',
  } satisfies Record<MeasurementName, string>,
  nominal: (length: number) => `${formatMm(length)} if exact`,
  emptyLength: 'Enter the length in mm.',
  implausible: (name: MeasurementName, nominal: number) => implausibleTexts[name](nominal),
  noResult: 'The correction appears here when all four lengths are entered.',
  result: (calibration: Calibration) => `Correction: ${formatCorrection(calibration)}.`,
  unchanged: 'Measure the page with this correction. If all lengths are exact, save. Otherwise, enter them.',
  scaled:
    'Both rulers are off by the same amount. The print dialog has probably scaled the page: set it to 100 % / actual size, and print the page again before you save.',
  verify: 'Print again to verify',
  save: 'Save printer',
  cancel: 'Cancel',
  outcomes: {
    printed: '',
    cancelled: '',
    blocked: 'Your browser blocked the print window. Allow pop-ups for this site, or save the test page as PDF.',
    closed: 'The print window was closed before it could print. Print the test page again.',
    failed: "Part of this page didn't load, so nothing was printed. Check your connection and try again.",
  } satisfies Record<PrintOutcome, string>,
  pdfFailed: "The PDF could not be made: part of this page didn't load. Check your connection and try again.",
  jobTitle: (name: string) => `${product.name} test page for ${name}`,
  fileName: (name: string) => `${product.name.toLowerCase()}-test-page-${toFileNamePart(name)}.pdf`,
  testPageText: describeTestPage,
} as const;
