import { errorCorrectionLevels } from '../../codes/qr';
import {
  parseBoolean,
  listOf,
  nullable,
  numberWithin,
  objectOf,
  oneOf,
  textWithin,
  wholeNumberWithin,
  withDefault,
} from '../../parsers';
import type { ParsedBy } from '../../parsers';
import { parseColour } from './colour';
import { limits, maxPresetNameLength } from './limits';
import { paperSizes, parsePaper, sizeWithin } from './paper';
import { parseStickerShape, plainRectangle } from './stickerShape';
import { maxTextLines, parseTextLine } from './textLine';

/** Orders in which the slots of a sheet are filled: row by row, or column by column. */
export const fillOrders = ['rows', 'columns'] as const;
export type FillOrder = (typeof fillOrders)[number];

const parseMargin = numberWithin(limits.margin);

/** Position of a code's left and top edge, in per cent of the design's width and height. */
const positionFields = { x: numberWithin(limits.position), y: numberWithin(limits.position) };

const colourFields = {
  /** Colour of the code and its label. */
  colour: parseColour,
  /** Colour of the background: a patch under the code and its label. */
  background: parseColour,
  /** True if the patch under the code and its label is drawn. */
  withBackground: parseBoolean,
};

/** Resolutions of printers in dpi: 203 and 300 for label printers, 600 and 1200 for office printers. */
export const printerDpis = [203, 300, 600, 1200] as const;

/** Choices for the maximum number of stickers in one PDF file. */
export const stickersPerFileOptions = [1000, 2500, 5000, 10_000, 25_000] as const;

const noMarks = { cropMarks: false, cutLines: false, bleed: 0 };

/**
 * Symbologies of the barcode, the second code on a sticker. A 'dataMatrix' code fits on small stickers, where the bars
 * of 'code128' would be too narrow to scan.
 */
export const symbologies = ['code128', 'dataMatrix'] as const;
export type Symbology = (typeof symbologies)[number];

/** Settings of the printing screen, except the design image and the codes. Lengths are in mm. */
export const printSettingsFields = {
  paper: parsePaper,
  margins: objectOf({ top: parseMargin, right: parseMargin, bottom: parseMargin, left: parseMargin }),
  /** True if changing one margin changes all four. */
  marginsLinked: parseBoolean,
  /** Horizontal and vertical distance between two stickers. */
  gap: objectOf({ x: numberWithin(limits.gap), y: numberWithin(limits.gap) }),
  order: oneOf(fillOrders),
  /** The first free slot of the first sheet, counted from 1 in fill order. */
  start: wholeNumberWithin(limits.start),
  /** Width and height of a sticker. */
  design: sizeWithin(limits.design),
  /** True if changing the width of a sticker also changes its height in proportion, and vice versa. */
  designLinked: withDefault(parseBoolean, false),
  /**
   * Shape of a sticker. Only label sheets have other shapes than a plain rectangle. Their labels are already cut, so
   * the shape is not printed. Missing in settings from older versions.
   */
  shape: withDefault(parseStickerShape, plainRectangle),
  /** The label sheet ('sheet') or the user's preset ('own') that was applied last. Settings can have changed since. */
  preset: withDefault(
    nullable(objectOf({ kind: oneOf(['sheet', 'own']), name: textWithin({ min: 1, max: maxPresetNameLength }) })),
    null,
  ),
  qr: objectOf({
    /** Width and height, including the quiet zone. */
    size: numberWithin(limits.code),
    ...positionFields,
    ...colourFields,
    level: oneOf(errorCorrectionLevels),
    /** True if the number of the code is printed below the QR code. */
    numberLabel: parseBoolean,
  }),
  barcode: objectOf({
    shown: parseBoolean,
    /** Symbology of the barcode. Missing in settings from older versions. */
    symbology: withDefault(oneOf(symbologies), 'code128'),
    /** Width, including the quiet zones. */
    width: numberWithin(limits.code),
    /** Height of the bars. A Data Matrix code is square: its side is the smaller one of `width` and `height`. */
    height: numberWithin(limits.code),
    /** True if changing the width also changes the height in proportion, and vice versa. */
    sizeLinked: withDefault(parseBoolean, false),
    ...positionFields,
    ...colourFields,
    /** True if the code is printed as text below the bars. */
    serial: parseBoolean,
  }),
  /** Text lines in drawing order. Missing in settings from older versions. */
  textLines: withDefault(listOf(parseTextLine, maxTextLines), []),
  /** Crop marks, cut lines and bleed, which help with cutting the stickers. Missing in settings from older versions. */
  marks: withDefault(
    objectOf({
      /** Crop marks outside of the stickers, in line with their edges. */
      cropMarks: parseBoolean,
      /** Cut lines around each sticker. */
      cutLines: parseBoolean,
      /** Length in mm by which the design extends beyond each edge of the sticker. */
      bleed: numberWithin(limits.bleed),
    }),
    noMarks,
  ),
  /** Resolution of the printer. */
  dpi: oneOf(printerDpis),
  /** Maximum number of stickers in one PDF file. */
  stickersPerFile: withDefault(oneOf(stickersPerFileOptions), 10_000),
  /** Number of copies of each code. With sample codes: the number of stickers, each with its own code. */
  quantity: wholeNumberWithin(limits.quantity),
};

/**
 * Parses stored settings. Returns undefined if they do not match the fields, for example because a limit has changed.
 */
export const readPrintSettings = objectOf(printSettingsFields);

export type PrintSettings = ParsedBy<typeof readPrintSettings>;
export type Margins = PrintSettings['margins'];
export type Side = keyof Margins;

const blackOnWhite = { colour: '#000000', background: '#FFFFFF', withBackground: true };

/** The initial settings, which the Reset button restores. */
export const defaultPrintSettings: PrintSettings = {
  paper: { name: 'A4', orientation: 'portrait', custom: paperSizes.A4 },
  margins: { top: 0, right: 0, bottom: 0, left: 0 },
  marginsLinked: true,
  gap: { x: 1, y: 1 },
  order: 'rows',
  start: 1,
  design: { width: 50, height: 60 },
  designLinked: false,
  shape: plainRectangle,
  preset: null,
  qr: { size: 15, x: 18, y: 18, ...blackOnWhite, level: 'M', numberLabel: false },
  marks: noMarks,
  barcode: {
    shown: false,
    symbology: 'code128',
    width: 10,
    height: 10,
    sizeLinked: false,
    x: 18,
    y: 60,
    ...blackOnWhite,
    serial: false,
  },
  textLines: [],
  dpi: 600,
  stickersPerFile: 10_000,
  quantity: 1,
};

/** Local storage key of the print settings that the user used last. */
export const lastPrintSettingsKey = 'printsettings';

/** True if `a` and `b` have the same values. The order of the keys does not matter. */
export function isSameSettings(a: PrintSettings, b: PrintSettings): boolean {
  // Parsing puts the keys of both into the same order, so that their JSON can be compared.
  return JSON.stringify(readPrintSettings(a) ?? a) === JSON.stringify(readPrintSettings(b) ?? b);
}

/** Sets the margin of `side` to `value`; if `areLinked`, sets all four margins. Returns the new margins. */
export function setMargin(margins: Margins, side: Side, value: number, areLinked: boolean): Margins {
  return areLinked ? { top: value, right: value, bottom: value, left: value } : { ...margins, [side]: value };
}
