import { quietBars } from '../../codes/code128';
import { quietModules } from '../../codes/qr';
import type { Size } from '../settings/paper';
import type { PrintSettings } from '../settings/printSettings';
import type { Place } from '../sheet/sheetLayout';

/** What is put on a design: two kinds of codes, and a line below each. */
export const stickerElements = ['qr', 'number', 'barcode', 'serial'] as const;
export type StickerElement = (typeof stickerElements)[number];

export type StickerSettings = Pick<PrintSettings, 'design' | 'qr' | 'barcode'>;

/** In mm from the sticker's upper left corner. */
export type Box = Place & Size;

/** Height in mm of the line below a code, and the largest letters in it. */
export const labelHeight = 3;
export const largestLabelText = 2.6;

/** Never limited to the design: that is the controls' work, and what sticks out is to be seen and warned of. */
const placeOn = (design: Size, { x, y }: Place): Place => ({
  x: (x / 100) * design.width,
  y: (y / 100) * design.height,
});

const below = ({ x, y, width, height }: Box): Box => ({ x, y: y + height, width, height: labelHeight });

/** Where everything that the settings ask for stands; quiet zones are inside. */
export function elementBoxes({ design, qr, barcode }: StickerSettings): Partial<Record<StickerElement, Box>> & {
  qr: Box;
} {
  const code = { ...placeOn(design, qr), width: qr.size, height: qr.size };
  const bars = { ...placeOn(design, barcode), width: barcode.width, height: barcode.height };
  return {
    qr: code,
    ...(qr.numberLabel && { number: below(code) }),
    ...(barcode.shown && { barcode: bars }),
    ...(barcode.shown && barcode.serial && { serial: below(bars) }),
  };
}

/** The width of a module in mm of a QR code of `modules` modules in a box of `size` mm. */
export const qrModule = (size: number, modules: number) => size / (modules + 2 * quietModules);

/** The width of the narrowest bar in mm (the X of Code 128) of a barcode of `modules` in a box of `width` mm. */
export const barModule = (width: number, modules: number) => width / (modules + 2 * quietBars);
