import * as z from 'zod';

import { limits } from './limits';
import type { Limits } from './limits';
import { paperSchema, papers, sizeSchema } from './paper';

const within = ({ min, max }: Limits) => z.number().min(min).max(max);
const sizeWithin = (range: Limits) => sizeSchema.extend({ width: within(range), height: within(range) });

/** `#RRGGBB` in upper case: what the colour inputs of browsers and the printed page agree on. */
export const colourSchema = z
  .string()
  .regex(/^#?([0-9a-f]{3}|[0-9a-f]{6})$/i)
  .transform((text) => {
    const digits = text.replace('#', '').toUpperCase();
    return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  });

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
  /** Between two stickers, in both directions. */
  gap: within(limits.gap),
  design: sizeWithin(limits.design),
  qr: z.object({
    /** Width and height, the quiet zone included. */
    size: within(limits.code),
    /** Left edge in per cent of the design's width. */
    x: within(limits.position),
    /** Top edge in per cent of the design's height. */
    y: within(limits.position),
    colour: colourSchema,
    background: colourSchema,
    withBackground: z.boolean(),
  }),
  quantity: z.int().min(limits.quantity.min).max(limits.quantity.max),
});

export type PrintSettings = z.infer<typeof printSettingsSchema>;
export type Margins = PrintSettings['margins'];
export type Side = keyof Margins;

/** What the screen shows at first and after Reset. */
export const defaultPrintSettings: PrintSettings = {
  paper: { name: 'A4', custom: papers.A4 },
  margins: { top: 0, right: 0, bottom: 0, left: 0 },
  marginsLinked: true,
  gap: 1,
  design: { width: 50, height: 60 },
  qr: { size: 15, x: 18, y: 18, colour: '#000000', background: '#FFFFFF', withBackground: true },
  quantity: 1,
};

/** The margins after one side was set to `value`; with `linked` all sides follow. */
export function withMargin(margins: Margins, side: Side, value: number, linked: boolean): Margins {
  return linked ? { top: value, right: value, bottom: value, left: value } : { ...margins, [side]: value };
}
