import { clamp } from '../../number/numberLimits';
import type { Size } from '../settings/paper';
import { elementBoxes } from './stickerElements';
import type { Box, StickerSettings } from './stickerElements';
import type { Mend } from '../checks/issues';

/** What arithmetic may be off, in mm. */
export const hair = 1e-6;

/** What a cutter may be off, in mm. */
export const cutTolerance = 1;

/** To the next 0.1 mm that is enough. */
export const roundedUp = (mm: number) => Math.ceil(mm * 10 - hair) / 10;

/**
 * The position in per cent nearest to `per` that keeps `size` mm inside `length` mm, and away from both ends by what a
 * cutter may be off where there is room for that.
 */
export function inside(per: number, size: number, length: number): number {
  const edge = Math.min(cutTolerance, (length - size) / 2);
  // Rounded away from the edges; where nothing is left between, exactly in the middle.
  const least = Math.ceil((edge / length) * 1000 - hair) / 10;
  const most = Math.floor(((length - edge - size) / length) * 1000 + hair) / 10;
  return least > most ? ((length - size) / 2 / length) * 100 : clamp(per, { min: least, max: most });
}

/** Whether a box of that size has room on the design at all. */
export const hasRoom = (size: Size, design: Size) =>
  size.width <= design.width + hair && size.height <= design.height + hair;

/** How far a box is from the nearest edge of the design, in mm; below 0 where it sticks out. */
export function distanceToEdge({ x, y, width, height }: Box, design: Size): number {
  return Math.min(x, y, design.width - x - width, design.height - y - height);
}

/** How much higher a code is with the line below it, in mm. */
export function lineBelow(settings: StickerSettings, element: 'qr' | 'barcode'): number {
  const { number, serial } = elementBoxes(settings);
  return (element === 'qr' ? number : serial)?.height ?? 0;
}

/** A code in another size, moved only as far as it and its line must be to stay inside; undefined without room. */
export function resizing(settings: StickerSettings, element: 'qr' | 'barcode', size: Size): Mend | undefined {
  const { design } = settings;
  const whole = { width: size.width, height: size.height + lineBelow(settings, element) };
  if (!hasRoom(whole, design)) return undefined;
  const { x, y } = settings[element];
  const place = { x: inside(x, whole.width, design.width), y: inside(y, whole.height, design.height) };
  return element === 'qr' ? { qr: { size: size.width, ...place } } : { barcode: { ...size, ...place } };
}
