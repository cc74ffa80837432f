import { barcodeQuietZone } from '../../codes/code128';
import { qrQuietZone } from '../../codes/qr';
import type { Size } from '../settings/paper';
import type { PrintSettings } from '../settings/printSettings';
import type { Point } from '../sheet/sheetLayout';

/** Elements on a sticker: the QR code with its number below it, and the barcode with its serial number below it. */
export const stickerElements = ['qr', 'number', 'barcode', 'serial'] as const;
export type StickerElement = (typeof stickerElements)[number];

export const codeElements = ['qr', 'barcode'] as const satisfies StickerElement[];
export type CodeElement = (typeof codeElements)[number];

/** Label of each code. The label is below the code and outside its quiet zone. */
export const labelOf = { qr: 'number', barcode: 'serial' } as const satisfies Record<CodeElement, StickerElement>;

export type StickerSettings = Pick<PrintSettings, 'design' | 'qr' | 'barcode'>;

/** Position and size of a rectangle in mm, measured from the sticker's top left corner. */
export type Box = Point & Size;

/** Height in mm of the label below a code. */
const labelHeight = 3;
/** Maximum font size of a label, in mm. */
export const maxLabelFontSize = 2.6;

/**
 * Converts a position from per cent to mm. The position is not limited to the design. The preview shows elements
 * outside the design, and `assess` reports them.
 */
const positionInMm = (design: Size, { x, y }: Point): Point => ({
  x: (x / 100) * design.width,
  y: (y / 100) * design.height,
});

/** Returns the box of the label below the box of a code. */
const labelBoxBelow = ({ x, y, width, height }: Box): Box => ({ x, y: y + height, width, height: labelHeight });

/** Returns the boxes of both codes with their quiet zones, even if the barcode is not shown. */
export const codeBoxes = ({ design, qr, barcode }: StickerSettings): Record<CodeElement, Box> => ({
  qr: { ...positionInMm(design, qr), width: qr.size, height: qr.size },
  barcode: { ...positionInMm(design, barcode), width: barcode.width, height: barcode.height },
});

/** Returns the boxes of all elements that the settings enable. The boxes of codes include their quiet zones. */
export function elementBoxes(settings: StickerSettings): Partial<Record<StickerElement, Box>> & { qr: Box } {
  const { qr, barcode } = codeBoxes(settings);
  const { shown, serial } = settings.barcode;
  return {
    qr,
    ...(settings.qr.numberLabel && { number: labelBoxBelow(qr) }),
    ...(shown && { barcode }),
    ...(shown && serial && { serial: labelBoxBelow(barcode) }),
  };
}

/** Returns the width in mm of a module of a QR code with `modules` modules per side, in a box of `size` mm. */
export const qrModuleWidth = (size: number, modules: number) => size / (modules + 2 * qrQuietZone);

/** Returns the width in mm of the narrowest bar of a barcode that is `modules` modules wide, in a box of `width` mm. */
export const barModuleWidth = (width: number, modules: number) => width / (modules + 2 * barcodeQuietZone);

/** Sizes of the largest QR code and the widest barcode of a run, in modules and without quiet zones. */
export type CodeModules = {
  /** Modules per side of the QR code. */
  qr: number;
  /** Width of the widest barcode. Undefined if no code of the run can be encoded as a barcode. */
  barcode?: number;
};
