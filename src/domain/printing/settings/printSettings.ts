import * as z from 'zod';

import { errorCorrectionLevels } from '../../codes/qr';
import { limits } from './limits';
import type { NumberLimits } from '../../number/numberLimits';
import { paperSchema, papers, sizeSchema } from './paper';
import { fillOrders } from '../sheet/sheetLayout';

const within = ({ min, max }: NumberLimits) => z.number().min(min).max(max);
const wholeWithin = ({ min, max }: NumberLimits) => z.int().min(min).max(max);
const sizeWithin = (range: NumberLimits) => sizeSchema.extend({ width: within(range), height: within(range) });

/** `#RRGGBB` in upper case: what the colour inputs of browsers and the printed page agree on. */
export const colourSchema = z
  .string()
  .regex(/^#?([0-9a-f]{3}|[0-9a-f]{6})$/i)
  .transform((text) => {
    const digits = text.replace('#', '').toUpperCase();
    return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  });

/** Where a code stands: left and top edge in per cent of the design's width and height. */
const positionShape = { x: within(limits.position), y: within(limits.position) };

/** What a code is drawn with, and whether a patch of `background` is under it. */
const coloursShape = { colour: colourSchema, background: colourSchema, withBackground: z.boolean() };

/** Dots to the inch that printers have: label printers 203 and 300, office printers 600 and 1200. */
export const printerDpis = [203, 300, 600, 1200] as const;

/** Everything that a sheet of stickers is made of, but the picture and the codes. Measures in mm. */
export const printSettingsSchema = z.object({
  paper: paperSchema.extend({ custom: sizeWithin(limits.paper) }),
  margins: z.object({
    top: within(limits.margin),
    right: within(limits.margin),
    bottom: within(limits.margin),
    left: within(limits.margin),
  }),
  /** A change of one margin changes all four. */
  marginsLinked: z.boolean(),
  /** Between two stickers beside and below one another. */
  gap: z.object({ x: within(limits.gap), y: within(limits.gap) }),
  order: z.enum(fillOrders),
  /** The first free place of the first sheet, from 1, in the order of filling. */
  start: wholeWithin(limits.start),
  design: sizeWithin(limits.design),
  qr: z.object({
    /** Width and height, the quiet zone included. */
    size: within(limits.code),
    ...positionShape,
    ...coloursShape,
    level: z.enum(errorCorrectionLevels),
    /** The number of the code, below it. */
    numberLabel: z.boolean(),
  }),
  barcode: z.object({
    shown: z.boolean(),
    /** Width, the quiet zones included, and height of the bars. */
    width: within(limits.code),
    height: within(limits.code),
    ...positionShape,
    ...coloursShape,
    /** What the barcode carries, in letters below it. */
    serial: z.boolean(),
  }),
  dpi: z.literal(printerDpis),
  quantity: wholeWithin(limits.quantity),
});

export type PrintSettings = z.infer<typeof printSettingsSchema>;
export type Margins = PrintSettings['margins'];
export type Side = keyof Margins;

const blackOnWhite = { colour: '#000000', background: '#FFFFFF', withBackground: true };

/** What the screen shows at first and after Reset. */
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

/** Under which key of the browser's storage the last settings lie. */
export const lastPrintSettingsKey = 'printsettings';

/** Whether both print the same. */
export function isSameSettings(one: PrintSettings, other: PrintSettings): boolean {
  // Both have passed the schema or come from what did: their keys stand in one order.
  return JSON.stringify(printSettingsSchema.parse(one)) === JSON.stringify(printSettingsSchema.parse(other));
}

/** Settings that were kept, or undefined where what was kept can not be printed: nothing else is taken from a store. */
export function readPrintSettings(kept: unknown): PrintSettings | undefined {
  return printSettingsSchema.safeParse(kept).data;
}

/** The margins after one side was set to `value`; with `linked` all sides follow. */
export function withMargin(margins: Margins, side: Side, value: number, linked: boolean): Margins {
  return linked ? { top: value, right: value, bottom: value, left: value } : { ...margins, [side]: value };
}
