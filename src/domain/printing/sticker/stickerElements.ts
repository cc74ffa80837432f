import { quietBars } from '../../codes/code128';
import { quietModules } from '../../codes/qr';
import type { Size } from '../settings/paper';
import type { PrintSettings } from '../settings/printSettings';
import type { Point } from '../sheet/sheetLayout';

/** Elements on a design: two kinds of codes, and a label below each. */
export const stickerElements = ['qr', 'number', 'barcode', 'serial'] as const;
export type StickerElement = (typeof stickerElements)[number];

export const codeElements = ['qr', 'barcode'] as const satisfies StickerElement[];
export type CodeElement = (typeof codeElements)[number];

/** The label of a code, outside its quiet zone. */
export const labelOf = { qr: 'number', barcode: 'serial' } as const satisfies Record<CodeElement, StickerElement>;

export type StickerSettings = Pick<PrintSettings, 'design' | 'qr' | 'barcode'>;

/** In mm from the sticker's top left corner. */
export type Box = Point & Size;

/** Height in mm of the label below a code, and its largest font size. */
const labelHeight = 3;
export const maxLabelFontSize = 2.6;

/** Not limited to the design: the controls do that, and overflow must be visible and reported. */
const originOn = (design: Size, { x, y }: Point): Point => ({
  x: (x / 100) * design.width,
  y: (y / 100) * design.height,
});

const below = ({ x, y, width, height }: Box): Box => ({ x, y: y + height, width, height: labelHeight });

/** Boxes of both codes, shown or not, including quiet zones. */
export const codeBoxes = ({ design, qr, barcode }: StickerSettings): Record<CodeElement, Box> => ({
  qr: { ...originOn(design, qr), width: qr.size, height: qr.size },
  barcode: { ...originOn(design, barcode), width: barcode.width, height: barcode.height },
});

/** Boxes of all enabled elements, including quiet zones. */
export function elementBoxes(settings: StickerSettings): Partial<Record<StickerElement, Box>> & { qr: Box } {
  const { qr, barcode } = codeBoxes(settings);
  const { shown, serial } = settings.barcode;
  return {
    qr,
    ...(settings.qr.numberLabel && { number: below(qr) }),
    ...(shown && { barcode }),
    ...(shown && serial && { serial: below(barcode) }),
  };
}

/** Module width in mm of a QR code of `modules` modules in a box of `size` mm. */
export const qrModule = (size: number, modules: number) => size / (modules + 2 * quietModules);

/** Width in mm of the narrowest bar (X of Code 128) of a barcode of `modules` modules in a box of `width` mm. */
export const barModule = (width: number, modules: number) => width / (modules + 2 * quietBars);

/** Modules of the widest codes of a run, without quiet zones. */
export type CodeModules = {
  qr: number;
  /** Undefined if the run has no valid barcode. */
  barcode?: number;
};
