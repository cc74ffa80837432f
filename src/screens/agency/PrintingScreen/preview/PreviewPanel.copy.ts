import type { CodeErrors } from '~/components/printing/ScanChecks/checkRun';
import { formatCount } from '~/domain/number/amounts';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import type { SheetLayout, SheetProblem } from '~/domain/printing/sheet/sheetLayout';

import type { Preview, PreviewView } from '../controller/usePreview';
import { formatSheetCount, formatSize } from '../shared/format';

const problemTexts: Record<SheetProblem['reason'], (availableSize: string) => string> = {
  'margins-leave-nothing': () => 'The margins fill the whole page. Make them smaller.',
  'too-wide': (availableSize) =>
    `No sticker fits: the design is wider than the ${availableSize} inside the margins. Make it narrower.`,
  'too-tall': (availableSize) =>
    `No sticker fits: the design is taller than the ${availableSize} inside the margins. Reduce the height.`,
  'not-a-number': () => "These measurements don't make a sheet. Check paper, margins and design.",
};

/** Separator between facts. Because of its no-break space, the text wraps after the dot and not before it. */
const wrappingDot = '\u00a0· ';

const viewOptions: readonly { value: PreviewView; label: string }[] = [
  { value: 'sheet', label: 'Sheet' },
  { value: 'sticker', label: 'Sticker' },
];

export const previewPanelCopy = {
  label: 'Preview',
  /**
   * Returns the label and the options of the view choice. On a phone, the sticker is the first option, since a whole
   * sheet is too small there.
   */
  view: (isPhone: boolean) => ({ label: 'Preview', options: isPhone ? viewOptions.toReversed() : viewOptions }),
  sheetTitle: 'Sheet',
  /**
   * Returns the summary of the sheets. On a phone, where it can wrap, commas separate the facts, since a dot in front of
   * a line break looks like a mistake.
   */
  summary: (settings: PrintSettings, sheet: SheetLayout, isPhone: boolean) => {
    const separator = isPhone ? ', ' : wrappingDot;
    const perPage = `${formatCount(sheet.perPage)} a page (${formatCount(sheet.columns)} × ${formatCount(sheet.rows)})`;
    return [
      sheet.stickerCount > 0 ? formatSheetCount(settings, sheet, separator) : 'No stickers yet',
      sheet.usedSlotCount > 0
        ? `${perPage}${separator}starts at label ${formatCount(sheet.usedSlotCount + 1)}`
        : perPage,
    ].join(separator);
  },
  /** Returns the error of the QR code; without one, that of the barcode. */
  codeError: ({ qr, barcode }: CodeErrors) =>
    qr ? `QR code: ${qr.toLowerCase()}` : barcode && `Barcode: ${barcode.toLowerCase()}`,
  /** Label of a quick fix next to its hint. */
  fix: 'Fix',
  nothingFits: 'No sticker fits on this page',
  problem: ({ reason, space }: SheetProblem) => problemTexts[reason](`${formatSize(space.width, space.height)} mm`),
  caption: ({ index, count, code }: Preview['caption']) =>
    count === 0 ? 'A sample' : [`${formatCount(index + 1)} of ${formatCount(count)}`, code].filter(Boolean).join(' · '),
} as const;
