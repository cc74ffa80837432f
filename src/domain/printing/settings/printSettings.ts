import * as z from 'zod';

import { errorCorrectionLevels } from '../../codes/qr';
import { limits } from './limits';
import type { NumberLimits } from '../../number/numberLimits';
import { paperSchema, paperSizes, sizeSchema } from './paper';

/** Orders in which the slots of a sheet are filled: row by row, or column by column. */
export const fillOrders = ['rows', 'columns'] as const;
export type FillOrder = (typeof fillOrders)[number];

const numberWithin = ({ min, max }: NumberLimits) => z.number().min(min).max(max);
const wholeNumberWithin = ({ min, max }: NumberLimits) => z.int().min(min).max(max);
const sizeWithin = (range: NumberLimits) =>
  sizeSchema.extend({ width: numberWithin(range), height: numberWithin(range) });

/** Converts a hex colour to `#RRGGBB` in upper case. `<input type="color">` and SVG both accept this form. */
export const colourSchema = z
  .string()
  .regex(/^#?([0-9a-f]{3}|[0-9a-f]{6})$/i)
  .transform((text) => {
    const digits = text.replace('#', '').toUpperCase();
    return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  });

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
    /** Width, including the quiet zones. */
    width: numberWithin(limits.code),
    /** Height of the bars. */
    height: numberWithin(limits.code),
    ...positionShape,
    ...coloursShape,
    /** True if the code is printed as text below the bars. */
    serial: z.boolean(),
  }),
  /** Resolution of the printer. */
  dpi: z.literal(printerDpis),
  /** Number of stickers with sample codes, or number of copies of each code. */
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
  qr: { size: 15, x: 18, y: 18, ...blackOnWhite, level: 'M', numberLabel: false },
  barcode: { shown: false, width: 10, height: 10, x: 18, y: 60, ...blackOnWhite, serial: false },
  dpi: 600,
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
