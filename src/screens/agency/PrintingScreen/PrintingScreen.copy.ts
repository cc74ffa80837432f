import type { PaperName } from '~/domain/printing/paper';
import { paperNames, sizeOfPaper } from '~/domain/printing/paper';
import type { Margins, PrintSettings, Side } from '~/domain/printing/printSettings';
import type { SheetLayout, SheetProblem } from '~/domain/printing/sheetLayout';
import { formatNumber } from '~/domain/printing/typedNumber';

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
const by = (width: number, height: number) => `${formatNumber(width)} × ${formatNumber(height)}`;

function paperName({ paper }: PrintSettings): string {
  const { width, height } = sizeOfPaper(paper);
  return paper.name === 'Custom' ? `${by(width, height)} mm` : paper.name;
}

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
  preparing: 'Opening the print window',
  sampleCodes: 'Sample codes',
  sampleNote: 'For trying out, not for customers',
  blocked: 'The print window was blocked. Allow pop-ups for this site in your browser, then press Print Design again.',
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
      plural(sheet.count, 'sticker'),
      `${plural(sheet.pages, 'page')} ${paperName(settings)}`,
      `${sheet.perPage} a page (${sheet.cols} × ${sheet.rows})`,
    ].join(' · '),
  noLine: 'No sticker fits on this page',
  problem: ({ reason, room }: SheetProblem) => problems[reason](`${by(room.width, room.height)} mm`),
  caption: (index: number, count: number) => `${index + 1} of ${count}`,
  paper: {
    title: 'Paper',
    value: paperName,
    size: 'Paper size',
    options: paperNames.map((name: PaperName) => ({ value: name, label: name })),
    width: 'Paper width',
    height: 'Paper height',
  },
  margins: {
    title: 'Margins and gap',
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
    gap: 'Gap between stickers',
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
    left: 'From left',
    top: 'From top',
    colour: 'Code colour',
    background: 'Background',
    withBackground: 'With background',
  },
  quantity: 'Quantity',
  advice: 'In the printer’s window choose “Actual size, 100 %” and no margins.',
  ask: {
    title: 'The QR code will probably not scan',
    anyway: 'Print anyway',
    back: 'Back to the settings',
  },
} as const;
