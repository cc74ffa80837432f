import { clamp } from '../../number/numberLimits';
import { isLess, roundDown, roundUp } from '../../number/rounding';
import type { Size } from '../settings/paper';
import type { Point } from '../sheet/sheetLayout';
import { codeBoxes, elementBoxes, labelOf } from '../sticker/stickerElements';
import type { Box, CodeElement, StickerSettings } from '../sticker/stickerElements';
import type { QuickFix } from './issues';

/** Tolerance of a paper cutter, in mm. */
export const cutTolerance = 1;

/**
 * Returns the position in per cent nearest to `percent` that keeps `size` mm inside `length` mm, with the cut tolerance
 * at both ends if there is space.
 */
function clampInside(percent: number, size: number, length: number): number {
  // Rounded away from the edges; centred if no space is left between them.
  const min = roundUp((cutTolerance / length) * 100);
  const max = roundDown(((length - cutTolerance - size) / length) * 100);
  return min > max ? ((length - size) / 2 / length) * 100 : clamp(percent, { min, max });
}

/** The position in per cent nearest to `position` for a box inside the design. */
export function moveInside({ x, y }: Point, { width, height }: Size, design: Size): Point {
  return { x: clampInside(x, width, design.width), y: clampInside(y, height, design.height) };
}

/** True if a box of that size fits in `room`. */
export const fits = (size: Size, room: Size) => !isLess(room.width, size.width) && !isLess(room.height, size.height);

/** Distance in mm from a box to the nearest edge of the design; negative if it extends beyond. */
export function distanceToEdge({ x, y, width, height }: Box, design: Size): number {
  return Math.min(x, y, design.width - x - width, design.height - y - height);
}

/** Height in mm of the label below a code; 0 without one. */
export function labelHeightOf(settings: StickerSettings, element: CodeElement): number {
  return elementBoxes(settings)[labelOf[element]]?.height ?? 0;
}

/** Box of a code and its label. */
export function wholeBox(settings: StickerSettings, element: CodeElement): Box {
  const box = codeBoxes(settings)[element];
  return { ...box, height: box.height + labelHeightOf(settings, element) };
}

/** Quick fix that resizes a code and moves it inside the design with its label; undefined if it does not fit. */
export function resizeFix(settings: StickerSettings, element: CodeElement, size: Size): QuickFix | undefined {
  const { design } = settings;
  const whole = { width: size.width, height: size.height + labelHeightOf(settings, element) };
  if (!fits(whole, design)) return undefined;
  const position = moveInside(settings[element], whole, design);
  return element === 'qr' ? { qr: { size: size.width, ...position } } : { barcode: { ...size, ...position } };
}
