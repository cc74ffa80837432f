import { barcodeQuietZone } from '../../codes/code128';
import { dataMatrixQuietZone } from '../../codes/dataMatrix';
import { qrQuietZone } from '../../codes/qr';
import { isLess } from '../../number/rounding';
import type { Size } from '../settings/paper';
import type { PrintSettings, Symbology } from '../settings/printSettings';
import type { StickerShape } from '../settings/stickerShape';
import type { Point } from '../sheet/sheetLayout';

/** Elements on a sticker: the QR code with its number below it, and the barcode with its serial number below it. */
export const stickerElements = ['qr', 'number', 'barcode', 'serial'] as const;
export type StickerElement = (typeof stickerElements)[number];

export const codeElements = ['qr', 'barcode'] as const satisfies StickerElement[];
export type CodeElement = (typeof codeElements)[number];

/** Maps each code to its label, which is printed below the code, outside of its quiet zone. */
export const labelElementOf = { qr: 'number', barcode: 'serial' } as const satisfies Record<
  CodeElement,
  StickerElement
>;

/** The settings of a sticker. Without a shape, it is a rectangle. */
export type StickerSettings = Pick<PrintSettings, 'design' | 'qr' | 'barcode'> & {
  shape?: StickerShape;
  textLines?: PrintSettings['textLines'];
};

/** Position and size of a rectangle in mm, measured from the top left corner of the sticker or of the page. */
export type Box = Point & Size;

/** True if two boxes overlap. Boxes that only touch do not. */
export const boxesOverlap = (a: Box, b: Box) =>
  isLess(a.x, b.x + b.width) &&
  isLess(b.x, a.x + a.width) &&
  isLess(a.y, b.y + b.height) &&
  isLess(b.y, a.y + a.height);

/**
 * Returns the box into which the design is fitted: the sticker, enlarged in proportion until it covers a bleed of
 * `bleed` mm on all sides. A design that fills the sticker then fills the bleed too.
 */
export function enlargeForBleed({ width, height }: Size, bleed: number): Box {
  const scale = Math.max((width + 2 * bleed) / width, (height + 2 * bleed) / height);
  const enlargedSize = { width: width * scale, height: height * scale };
  return { x: (width - enlargedSize.width) / 2, y: (height - enlargedSize.height) / 2, ...enlargedSize };
}

/** Distance in mm by which a paper cutter can miss the edge of a sticker. */
export const cutTolerance = 1;

/** Height in mm of the label below a code. */
const labelHeight = 3;
/** Maximum font size of a label, in mm. */
export const maxLabelFontSize = 2.6;

/**
 * Converts a position from per cent to mm. Positions outside the design are kept: the preview shows such elements, and
 * `findIssues` reports them.
 */
const toPositionInMm = (design: Size, { x, y }: Point): Point => ({
  x: (x / 100) * design.width,
  y: (y / 100) * design.height,
});

const createLabelBoxBelow = ({ x, y, width, height }: Box): Box => ({ x, y: y + height, width, height: labelHeight });

/** Returns the symbology of a code. */
export const getSymbology = ({ barcode }: Pick<StickerSettings, 'barcode'>, code: CodeElement): 'qr' | Symbology =>
  code === 'qr' ? 'qr' : barcode.symbology;

/** True if the code is a square of modules, so that its width and height are equal. */
export const isSquareCode = (settings: Pick<StickerSettings, 'barcode'>, code: CodeElement) =>
  getSymbology(settings, code) !== 'code128';

/**
 * Returns the width and height of the barcode in mm. A Data Matrix code is a square, whose side is the shorter length
 * in the settings. The settings keep both lengths for the bars, in case the user switches back to 'code128'.
 */
export function getBarcodeSize({ symbology, width, height }: PrintSettings['barcode']): Size {
  const side = Math.min(width, height);
  return symbology === 'dataMatrix' ? { width: side, height: side } : { width, height };
}

/** Returns the boxes of both codes with their quiet zones, even if the barcode is not shown. */
export const getCodeBoxes = ({ design, qr, barcode }: StickerSettings): Record<CodeElement, Box> => ({
  qr: { ...toPositionInMm(design, qr), width: qr.size, height: qr.size },
  barcode: { ...toPositionInMm(design, barcode), ...getBarcodeSize(barcode) },
});

/** Returns the boxes of all elements that the settings enable. The boxes of codes include their quiet zones. */
export function getElementBoxes(settings: StickerSettings): Partial<Record<StickerElement, Box>> & { qr: Box } {
  const { qr, barcode } = getCodeBoxes(settings);
  const { shown, serial } = settings.barcode;
  return {
    qr,
    ...(settings.qr.numberLabel && { number: createLabelBoxBelow(qr) }),
    ...(shown && { barcode }),
    ...(shown && serial && { serial: createLabelBoxBelow(barcode) }),
  };
}

/** Width in modules of the quiet zone on each side of a code. */
export const quietZones = {
  qr: qrQuietZone,
  code128: barcodeQuietZone,
  dataMatrix: dataMatrixQuietZone,
} as const satisfies Record<'qr' | Symbology, number>;

/**
 * Returns the width in mm of a code's modules or narrowest bars. `width` is the width of the code in mm, including the
 * quiet zones, and `modules` its number of modules without them.
 */
export const getModuleWidth = (symbology: 'qr' | Symbology, width: number, modules: number) =>
  width / (modules + 2 * quietZones[symbology]);

/** Sizes of the largest codes of a run, in modules and without quiet zones. */
export type CodeModuleCounts = {
  /** Modules per side of the QR code. */
  qr: number;
  /** Width of the widest barcode. Undefined if no code of the run can be encoded as a barcode. */
  barcode?: number;
  /** Modules per side of the Data Matrix code. Undefined if the encoder is not loaded, or if no code can be encoded. */
  dataMatrix?: number;
};

/** Returns the size in modules of a code, in the symbology of the settings; undefined if `modules` lacks it. */
export const findModuleCount = (
  settings: Pick<StickerSettings, 'barcode'>,
  code: CodeElement,
  modules: CodeModuleCounts,
) => modules[getSymbology(settings, code) === 'dataMatrix' ? 'dataMatrix' : code];

/** True if the stickers have a Data Matrix code, whose encoder is loaded on demand. */
export const needsDataMatrix = ({ barcode }: Pick<StickerSettings, 'barcode'>) =>
  barcode.shown && barcode.symbology === 'dataMatrix';
