import type { ErrorCorrectionLevel } from '~/domain/codes/qr';
import type { Orientation, PaperName } from '~/domain/printing/settings/paper';
import { orientations, paperNames, sizeOfPaper } from '~/domain/printing/settings/paper';
import { printerDpis } from '~/domain/printing/settings/printSettings';
import type { Margins, PrintSettings, Side } from '~/domain/printing/settings/printSettings';
import { limits } from '~/domain/printing/settings/limits';
import { fillOrders } from '~/domain/printing/sheet/sheetLayout';
import type { FillOrder, SheetLayout, SheetProblem } from '~/domain/printing/sheet/sheetLayout';
import { formatCount } from '~/domain/number/amounts';
import { optionsOf } from '~/domain/options';
import { formatNumber } from '~/domain/printing/settings/typedNumber';

const plural = (count: number, word: string) => `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`;
const by = (width: number, height: number) => `${formatNumber(width)} × ${formatNumber(height)}`;

function paperName({ paper }: PrintSettings): string {
  const { width, height } = sizeOfPaper(paper);
  return paper.name === 'Custom' ? `${by(width, height)} mm` : paper.name;
}

const orientationLabels: Record<Orientation, string> = { portrait: 'Portrait', landscape: 'Landscape' };
const fillOrderLabels: Record<FillOrder, string> = { rows: 'Row by row', columns: 'Column by column' };

/** How much of a code may be lost and it is still read (ISO/IEC 18004). */
const errorCorrectionLabels: Record<ErrorCorrectionLevel, string> = {
  L: 'L, 7 %',
  M: 'M, 15 %',
  Q: 'Q, 25 %',
  H: 'H, 30 %',
};

const dpiLabels: Record<PrintSettings['dpi'], string> = {
  203: '203 dpi, label printer',
  300: '300 dpi, label printer',
  600: '600 dpi, office printer',
  1200: '1200 dpi, office printer',
};

const problems: Record<SheetProblem['reason'], (room: string) => string> = {
  'margins-leave-nothing': () => 'The margins take the whole page. Make them smaller.',
  'too-wide': (room) => `No sticker fits: the design is wider than the ${room} inside the margins. Make it narrower.`,
  'too-tall': (room) => `No sticker fits: the design is taller than the ${room} inside the margins. Make it lower.`,
  'not-a-number': () => 'These measures make no sheet. Check paper, margins and design.',
};

const sides: Record<Side, string> = {
  top: 'Top margin',
  right: 'Right margin',
  bottom: 'Bottom margin',
  left: 'Left margin',
};

export const printingCopy = {
  title: 'Printing',
  print: 'Print Design',
  reset: 'Reset',
  useLast: 'Use last settings',
  preparing: 'Opening the print window',
  blocked: 'The print window was blocked. Allow pop-ups for this site in your browser, then press Print Design again.',
  closed: 'The print window was closed before it could print. Press Print Design to open it again.',
  failed: 'The picture of the design could not be loaded, so nothing was printed. Choose the picture again.',
  preview: 'Preview',
  settings: 'Settings',
  view: {
    label: 'Preview shows',
    options: [
      { value: 'sheet', label: 'Sheet' },
      { value: 'sticker', label: 'Sticker' },
    ],
  },
  line: (settings: PrintSettings, sheet: SheetLayout) =>
    [
      ...(sheet.count > 0
        ? [plural(sheet.count, 'sticker'), `${plural(sheet.pages, 'page')} ${paperName(settings)}`]
        : ['No stickers yet']),
      `${formatCount(sheet.perPage)} a page (${formatCount(sheet.cols)} × ${formatCount(sheet.rows)})`,
      ...(sheet.startIndex > 0 ? [`starts at place ${formatCount(sheet.startIndex + 1)}`] : []),
    ].join(' · '),
  noLine: 'No sticker fits on this page',
  problem: ({ reason, room }: SheetProblem) => problems[reason](`${by(room.width, room.height)} mm`),
  caption: (index: number, count: number, code?: string) =>
    count === 0 ? 'A sample' : [`${formatCount(index + 1)} of ${formatCount(count)}`, code].filter(Boolean).join(' · '),
  paper: {
    title: 'Paper',
    value: (settings: PrintSettings) =>
      settings.paper.name === 'Custom'
        ? paperName(settings)
        : `${paperName(settings)} ${orientationLabels[settings.paper.orientation].toLowerCase()}`,
    size: 'Paper size',
    options: paperNames.map((name: PaperName) => ({ value: name, label: name })),
    width: 'Paper width',
    height: 'Paper height',
    orientation: 'Orientation',
    orientations: orientations.map((value) => ({ value, label: orientationLabels[value] })),
  },
  margins: {
    title: 'Margins and gaps',
    value: ({ margins, gap }: PrintSettings) => {
      const { top, right, bottom, left } = margins;
      const same = [right, bottom, left].every((side) => side === top);
      const shown = same ? formatNumber(top) : [top, right, bottom, left].map(formatNumber).join(', ');
      return `${shown} · gap ${gap.x === gap.y ? formatNumber(gap.x) : by(gap.x, gap.y)} mm`;
    },
    sides: (['top', 'right', 'bottom', 'left'] satisfies (keyof Margins)[]).map((side) => ({
      side,
      label: sides[side],
    })),
    linked: 'Same on all sides',
    gapAcross: 'Gap across',
    gapDown: 'Gap down',
    order: 'Order',
    orders: fillOrders.map((value) => ({ value, label: fillOrderLabels[value] })),
  },
  design: {
    title: 'Design',
    value: ({ design }: PrintSettings) => `${by(design.width, design.height)} mm`,
    faults: { 'too-wide': 'Too wide', 'too-tall': 'Too tall' } as Partial<Record<SheetProblem['reason'], string>>,
    width: 'Design width',
    height: 'Design height',
    dpi: (dpi: number) => `${dpi} dpi`,
    strips: (where: string) => `The picture has other proportions than the sticker: white strips stay ${where}.`,
    match: (height: number) => `Apply ${formatNumber(height)} mm height`,
  },
  qr: {
    title: 'QR code',
    value: ({ qr }: PrintSettings) =>
      `${formatNumber(qr.size)} mm at ${formatNumber(qr.x, 1)} %, ${formatNumber(qr.y, 1)} %`,
    size: 'Size, square',
    level: 'Error correction',
    levels: optionsOf(errorCorrectionLabels),
    numberLabel: 'Number label',
  },
  barcode: {
    title: 'Barcode',
    value: ({ barcode }: PrintSettings) => (barcode.shown ? `${by(barcode.width, barcode.height)} mm` : 'Off'),
    shown: 'Barcode',
    width: 'Barcode width',
    height: 'Barcode height',
    serial: 'Serial number',
  },
  place: { left: 'From left', top: 'From top' },
  colours: { colour: 'Code colour', background: 'Background', withBackground: 'With background' },
  output: {
    title: 'Output',
    value: ({ dpi }: PrintSettings) => `${dpi} dpi`,
    printer: 'Printer',
    printers: printerDpis.map((dpi) => ({ value: String(dpi), label: dpiLabels[dpi] })),
    readPrinter: (value: string) => printerDpis.find((dpi) => String(dpi) === value),
  },
  quantity: 'Quantity',
  quantityLowered: `One print window takes ${formatCount(limits.quantity.max)} stickers. Lowered to that; print the rest after it.`,
  start: 'Start at place',
  advice: 'In the printer’s window choose “Actual size, 100 %” and no margins.',
  ask: {
    title: (faulty: readonly string[]) => {
      const [qr, barcode] = [faulty.includes('qr'), faulty.includes('barcode')];
      if (qr && !barcode) return 'The QR code will probably not scan';
      return barcode && !qr ? 'The barcode will probably not scan' : 'These stickers will probably not work';
    },
    anyway: 'Print anyway',
    back: 'Back to the settings',
  },
} as const;
