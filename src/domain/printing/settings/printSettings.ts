import * as z from 'zod';

import { errorCorrectionLevels } from '../../codes/qr';
import { colourSchema } from './colour';
import { limits, maxPresetNameLength } from './limits';
import type { NumberLimits } from '../../number/numberLimits';
import { paperSchema, paperSizes, sizeSchema } from './paper';
import { plainRectangle, stickerShapeSchema } from './stickerShape';
import { maxTextLines, textLineSchema } from './textLine';

/** Orders in which the slots of a sheet are filled: row by row, or column by column. */
export const fillOrders = ['rows', 'columns'] as const;
export type FillOrder = (typeof fillOrders)[number];

const numberWithin = ({ min, max }: NumberLimits) => z.number().min(min).max(max);
const wholeNumberWithin = ({ min, max }: NumberLimits) => z.int().min(min).max(max);
const sizeWithin = (range: NumberLimits) =>
  sizeSchema.extend({ width: numberWithin(range), height: numberWithin(range) });

/** Position of a code's left and top edge, in per cent of the design's width and height. */
const positionShape = { x: numberWithin(limits.position), y: numberWithin(limits.position) };

const coloursShape = {
  /** Colour of the code and its label. */
  colour: colourSchema,
  /** Colour of the rectangle under the code and its label. */
  background: colourSchema,
  /** True if the rectangle in the background colour is drawn. */
  withBackground: z.boolean(),
};

/** Resolutions of printers in dpi: 203 and 300 for label printers, 600 and 1200 for office printers. */
export const printerDpis = [203, 300, 600, 1200] as const;

/** Numbers of stickers to which a PDF file can be limited. */
export const stickersPerFileOptions = [1000, 2500, 5000, 10_000, 25_000] as const;

const noMarks = { cropMarks: false, cutLines: false, bleed: 0 };
/** Symbologies of the second code. 'dataMatrix' fits where the bars of 'code128' would be too narrow. */
export const symbologies = ['code128', 'dataMatrix'] as const;
export type Symbology = (typeof symbologies)[number];

/** Settings of the printing screen, except the design image and the codes. Lengths are in mm. */
export const printSettingsSchema = z.object({
  paper: paperSchema.extend({ custom: sizeWithin(limits.paper) }),
  margins: z.object({
    top: numberWithin(limits.margin),
    right: numberWithin(limits.margin),
    bottom: numberWithin(limits.margin),
    left: numberWithin(limits.margin),
  }),
  /** True if changing one margin changes all four. */
  marginsLinked: z.boolean(),
  /** Horizontal and vertical distance between two stickers. */
  gap: z.object({ x: numberWithin(limits.gap), y: numberWithin(limits.gap) }),
  order: z.enum(fillOrders),
  /** The first free slot of the first sheet, counted from 1 in fill order. */
  start: wholeNumberWithin(limits.start),
  /** Width and height of a sticker. */
  design: sizeWithin(limits.design),
  /** True if changing the width of a sticker also changes its height, and the other way round. */
  designLinked: z.boolean().default(false),
  /** Shape of a sticker. It is not drawn in print, since labels are already cut. Older settings have no shape. */
  shape: stickerShapeSchema.default(plainRectangle),
  /** The label sheet or the user's preset that was applied last. The settings can have changed since then. */
  preset: z
    .object({ kind: z.enum(['sheet', 'own']), name: z.string().min(1).max(maxPresetNameLength) })
    .nullable()
    .default(null),
  qr: z.object({
    /** Width and height, including the quiet zone. */
    size: numberWithin(limits.code),
    ...positionShape,
    ...coloursShape,
    /** Error correction level. */
    level: z.enum(errorCorrectionLevels),
    /** True if the number of the code is printed below the QR code. */
    numberLabel: z.boolean(),
  }),
  barcode: z.object({
    shown: z.boolean(),
    /** Settings that were stored before there was a choice have no symbology. */
    symbology: z.enum(symbologies).default('code128'),
    /** Width, including the quiet zones. */
    width: numberWithin(limits.code),
    /** Height of the bars. A Data Matrix code is square: its side is the smaller one of `width` and `height`. */
    height: numberWithin(limits.code),
    /** True if changing one side in its field also changes the other. */
    sizeLinked: z.boolean().default(false),
    ...positionShape,
    ...coloursShape,
    /** True if the code is printed as text below the bars. */
    serial: z.boolean(),
  }),
  /** Lines of text, in drawing order. Settings that older versions stored have none. */
  textLines: z.array(textLineSchema).max(maxTextLines).default([]),
  /** Lines and bleed that help with cutting the stickers. Settings that older versions stored have none. */
  marks: z
    .object({
      /** Lines outside of the stickers, in line with their edges. */
      cropMarks: z.boolean(),
      /** Lines around each sticker. */
      cutLines: z.boolean(),
      /** Length in mm by which the design extends beyond each edge of the sticker. */
      bleed: numberWithin(limits.bleed),
    })
    .default(noMarks),
  /** Resolution of the printer. */
  dpi: z.literal(printerDpis),
  /** Maximum number of stickers in one PDF file. */
  stickersPerFile: z.literal(stickersPerFileOptions).default(10_000),
  /** Number of copies of each code. Without a source of codes, the number of stickers with sample codes. */
  quantity: wholeNumberWithin(limits.quantity),
});

export type PrintSettings = z.infer<typeof printSettingsSchema>;
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
  // Parsing puts the keys of both into the order of the schema, so that their JSON can be compared.
  return JSON.stringify(printSettingsSchema.parse(a)) === JSON.stringify(printSettingsSchema.parse(b));
}

/**
 * Parses stored settings. Returns undefined if they do not match the schema, for example because a limit has changed.
 */
export function readPrintSettings(stored: unknown): PrintSettings | undefined {
  return printSettingsSchema.safeParse(stored).data;
}

/** Sets the margin of `side` to `value`; if `linked` is true, sets all four margins. Returns the new margins. */
export function setMargin(margins: Margins, side: Side, value: number, linked: boolean): Margins {
  return linked ? { top: value, right: value, bottom: value, left: value } : { ...margins, [side]: value };
}
