import * as z from 'zod';

import { errorCorrectionLevels } from '../../codes/qr';
import { limits } from './limits';
import type { NumberLimits } from '../../number/numberLimits';
import { paperSchema, papers, sizeSchema } from './paper';

/** Order in which a sheet is filled: row by row or column by column. */
export const fillOrders = ['rows', 'columns'] as const;
export type FillOrder = (typeof fillOrders)[number];

const within = ({ min, max }: NumberLimits) => z.number().min(min).max(max);
const wholeWithin = ({ min, max }: NumberLimits) => z.int().min(min).max(max);
const sizeWithin = (range: NumberLimits) => sizeSchema.extend({ width: within(range), height: within(range) });

/** `#RRGGBB` in upper case: the form that `<input type="color">` and SVG both accept. */
export const colourSchema = z
  .string()
  .regex(/^#?([0-9a-f]{3}|[0-9a-f]{6})$/i)
  .transform((text) => {
    const digits = text.replace('#', '').toUpperCase();
    return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  });

/** Left and top edge of a code in per cent of the design's width and height. */
const positionShape = { x: within(limits.position), y: within(limits.position) };

/** `withBackground` draws a rectangle of `background` under the code. */
const coloursShape = { colour: colourSchema, background: colourSchema, withBackground: z.boolean() };

/** Printer resolutions in dpi: label printers 203 and 300, office printers 600 and 1200. */
export const printerDpis = [203, 300, 600, 1200] as const;

/** Settings of a sheet of stickers, without the design image and the codes. Lengths in mm. */
export const printSettingsSchema = z.object({
  paper: paperSchema.extend({ custom: sizeWithin(limits.paper) }),
  margins: z.object({
    top: within(limits.margin),
    right: within(limits.margin),
    bottom: within(limits.margin),
    left: within(limits.margin),
  }),
  /** Changing one margin changes all four. */
  marginsLinked: z.boolean(),
  /** Horizontal and vertical distance between two stickers. */
  gap: z.object({ x: within(limits.gap), y: within(limits.gap) }),
  order: z.enum(fillOrders),
  /** First free slot of the first sheet, from 1, in fill order. */
  start: wholeWithin(limits.start),
  design: sizeWithin(limits.design),
  qr: z.object({
    /** Width and height, including the quiet zone. */
    size: within(limits.code),
    ...positionShape,
    ...coloursShape,
    level: z.enum(errorCorrectionLevels),
    /** Prints the number of the code below it. */
    numberLabel: z.boolean(),
  }),
  barcode: z.object({
    shown: z.boolean(),
    /** Width including the quiet zones; height of the bars. */
    width: within(limits.code),
    height: within(limits.code),
    ...positionShape,
    ...coloursShape,
    /** Prints the code as text below the bars. */
    serial: z.boolean(),
  }),
  dpi: z.literal(printerDpis),
  quantity: wholeWithin(limits.quantity),
});

export type PrintSettings = z.infer<typeof printSettingsSchema>;
export type Margins = PrintSettings['margins'];
export type Side = keyof Margins;

const blackOnWhite = { colour: '#000000', background: '#FFFFFF', withBackground: true };

/** Settings on load and after Reset. */
export const defaultPrintSettings: PrintSettings = {
  paper: { name: 'A4', orientation: 'portrait', custom: papers.A4 },
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

/** Storage key of the last settings. */
export const lastPrintSettingsKey = 'printsettings';

/** True if both print the same. */
export function isSameSettings(a: PrintSettings, b: PrintSettings): boolean {
  // Parsing gives both the key order of the schema.
  return JSON.stringify(printSettingsSchema.parse(a)) === JSON.stringify(printSettingsSchema.parse(b));
}

/** Parses stored settings; undefined if they are invalid or no longer printable. */
export function readPrintSettings(stored: unknown): PrintSettings | undefined {
  return printSettingsSchema.safeParse(stored).data;
}

/** Sets one margin; with `linked` all four. */
export function setMargin(margins: Margins, side: Side, value: number, linked: boolean): Margins {
  return linked ? { top: value, right: value, bottom: value, left: value } : { ...margins, [side]: value };
}
