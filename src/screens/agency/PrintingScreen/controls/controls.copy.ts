import type { ErrorCorrectionLevel } from '~/domain/codes/qr';
import { formatCount } from '~/domain/number/amounts';
import { createSelectOptions } from '~/domain/selectOptions';
import type { Printer } from '~/domain/printing/calibration/printer';
import { goodDpi } from '~/domain/printing/design/design';
import { maxStickersPerPrintWindow } from '~/domain/printing/settings/limits';
import { paperNames } from '~/domain/printing/settings/paper';
import type { Orientation } from '~/domain/printing/settings/paper';
import { printerDpis, stickersPerFileOptions } from '~/domain/printing/settings/printSettings';
import type { FillOrder, PrintSettings, Side, Symbology } from '~/domain/printing/settings/printSettings';
import { formatNumber, formatWithUnit } from '~/domain/number/formatNumber';
import { getBarcodeSize } from '~/domain/printing/sticker/stickerElements';
import type { SheetProblem } from '~/domain/printing/sheet/sheetLayout';

import { describePrinter } from '../shared/formatCorrection';
import { formatSize, formatPaperName, formatPaperSize } from '../shared/format';
import { printDialogAdvice } from '../shared/printDialogAdvice';

const orientationLabels: Record<Orientation, string> = { portrait: 'Portrait', landscape: 'Landscape' };
const fillOrderLabels: Record<FillOrder, string> = { rows: 'Row by row', columns: 'Column by column' };

/**
 * Error correction levels. The percentage is the share of a QR code that can be damaged without affecting scanning
 * (ISO/IEC 18004).
 */
const errorCorrectionLabels: Record<ErrorCorrectionLevel, string> = {
  L: 'L, 7 %',
  M: 'M, 15 %',
  Q: 'Q, 25 %',
  H: 'H, 30 %',
};

const symbologyLabels: Record<Symbology, string> = { code128: 'Code 128', dataMatrix: 'Data Matrix' };

const dpiLabels: Record<PrintSettings['dpi'], string> = {
  203: '203 dpi, label printer',
  300: '300 dpi, label printer',
  600: '600 dpi, office printer',
  1200: '1200 dpi, office printer',
};

const marginLabels: Record<Side, string> = {
  top: 'Top margin',
  right: 'Right margin',
  bottom: 'Bottom margin',
  left: 'Left margin',
};

const cropMarkPositions: Record<Side, string> = {
  top: 'at the top',
  right: 'on the right',
  bottom: 'at the bottom',
  left: 'on the left',
};

const joinWords = (words: readonly string[]) => new Intl.ListFormat('en').format(words);

const resolutionNotes = {
  soft: (dpi: number) => `${dpi} dpi at this size. Use ${goodDpi} for a sharp print.`,
  poor: (dpi: number) => `Only ${dpi} dpi at this size, so you'll see single dots. Use ${goodDpi} for a sharp print.`,
};

export const controlsCopy = {
  label: 'Settings',
  loading: 'Loading…',
  notLoaded: "We couldn't load these settings.",
  retry: 'Try again',
  paper: {
    title: 'Paper',
    value: (settings: PrintSettings) =>
      settings.paper.name === 'Custom'
        ? formatPaperName(settings)
        : `${formatPaperName(settings)} ${orientationLabels[settings.paper.orientation].toLowerCase()}, ${formatPaperSize(settings)}`,
    size: 'Paper size',
    options: paperNames.map((name) => ({ value: name, label: name })),
    width: 'Paper width',
    height: 'Paper height',
    orientation: 'Orientation',
    orientations: createSelectOptions(orientationLabels),
  },
  margins: {
    title: 'Margins and gaps',
    value: ({ margins, gap }: PrintSettings) => {
      const { top, right, bottom, left } = margins;
      const areSidesEqual = [right, bottom, left].every((side) => side === top);
      const marginText = areSidesEqual
        ? formatNumber(top)
        : [top, right, bottom, left].map((side) => formatNumber(side)).join(', ');
      return `${marginText} mm · gap ${gap.x === gap.y ? formatNumber(gap.x) : formatSize(gap.x, gap.y)} mm`;
    },
    sides: createSelectOptions(marginLabels),
    linked: 'Same on all sides',
    gapAcross: 'Gap across',
    gapDown: 'Gap down',
    order: 'Order',
    orders: createSelectOptions(fillOrderLabels),
  },
  design: {
    title: 'Design',
    value: ({ design }: PrintSettings) => `${formatSize(design.width, design.height)} mm`,
    problems: { 'too-wide': 'Too wide', 'too-tall': 'Too tall' } as Partial<Record<SheetProblem['reason'], string>>,
    tooSmall: 'Too small',
    width: 'Design width',
    height: 'Design height',
    dpi: (dpi: number) => `${dpi} dpi`,
    resolution: (rating: 'soft' | 'poor', dpi: number) => resolutionNotes[rating](dpi),
  },
  qr: {
    title: 'QR code',
    value: ({ qr }: PrintSettings) => `${formatNumber(qr.size)} mm`,
    size: 'Size',
    level: 'Error correction',
    levels: createSelectOptions(errorCorrectionLabels),
    numberLabel: 'Number label',
  },
  barcode: {
    title: 'Barcode',
    value: ({ barcode }: PrintSettings) => {
      if (!barcode.shown) return 'Off';
      const { width, height } = getBarcodeSize(barcode);
      return barcode.symbology === 'dataMatrix'
        ? `Data Matrix, ${formatNumber(width)} mm`
        : `${formatSize(width, height)} mm`;
    },
    shown: 'Barcode',
    symbology: 'Type',
    symbologies: createSelectOptions(symbologyLabels),
    dataMatrixNote: 'Fits in a small space. For scanners and scanner apps; phone cameras read the QR code.',
    dataMatrixSize: 'Data Matrix size',
    notLoaded: "Data Matrix didn't load, so the code isn't on your stickers. Check your connection and try again.",
    retry: 'Try again',
    width: 'Barcode width',
    height: 'Barcode height',
    serial: 'Serial number',
  },
  link: {
    label: 'Keep proportions',
    reached: {
      min: (length: string) => `${length} is the minimum.`,
      max: (length: string) => `${length} is the maximum.`,
    },
    note: 'The proportion has changed.',
  },
  colours: { colour: 'Code colour', background: 'Background', withBackground: 'White background' },
  output: {
    title: 'Output',
    value: ({ dpi }: PrintSettings, printer: Printer | undefined) =>
      [`${dpi} dpi`, ...(printer ? [describePrinter(printer)] : [])].join(' · '),
    resolution: 'Resolution',
    resolutions: printerDpis.map((dpi) => ({ value: String(dpi), label: dpiLabels[dpi] })),
    cropMarks: 'Crop marks',
    cropMarksNote: (missingSides: readonly Side[]) =>
      `No crop marks ${joinWords(missingSides.map((side) => cropMarkPositions[side]))}: they need 5 mm of space.`,
    cropMarksFix: 'Use 5 mm margins',
    cutLines: 'Cut lines',
    bleed: 'Bleed',
    bleedNote: (bleed: number, printedBleed: { x: number; y: number }) =>
      printedBleed.x < bleed || printedBleed.y < bleed
        ? `Between stickers, only half the gap is printed. For ${formatWithUnit(bleed, 'mm')} on all sides, use a gap of ${formatWithUnit(2 * bleed, 'mm')}.`
        : undefined,
    stickersPerFile: 'Stickers per PDF file',
    stickersPerFileOptions: stickersPerFileOptions.map((count) => ({
      value: String(count),
      label: `Up to ${formatCount(count)}`,
    })),
    advice: printDialogAdvice,
  },
  quantity: 'Quantity',
  /** Second lines of the label 'Quantity'. They are not wider than the label, so the field next to it does not move. */
  ofStickers: 'of stickers',
  ofEachCode: 'per code',
  tooMany: `Up to ${formatCount(maxStickersPerPrintWindow)} stickers per print. Print the rest after these.`,
} as const;
