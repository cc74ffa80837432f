import { clamp } from '../../number/numberLimits';
import { isLess, roundDownToTenth, roundUpToTenth } from '../../number/rounding';
import type { Size } from '../settings/paper';
import type { Point } from '../sheet/sheetLayout';
import { codeBoxes, elementBoxes, labelOf } from '../sticker/stickerElements';
import type { Box, CodeElement, StickerSettings } from '../sticker/stickerElements';
import type { QuickFix } from './issues';

/** Distance in mm by which a paper cutter can miss the edge of a sticker. */
export const cutTolerance = 1;

/**
 * Returns the position, in per cent of the design's `length` in mm, that is nearest to `percent` and at which a box of
 * `size` mm is inside the design. Keeps the cut tolerance at both ends if there is space.
 */
function clampInside(percent: number, size: number, length: number): number {
  // Both limits are rounded inwards to 0.1 %. If the box does not fit between them, it is centred.
  const min = roundUpToTenth((cutTolerance / length) * 100);
  const max = roundDownToTenth(((length - cutTolerance - size) / length) * 100);
  return min > max ? ((length - size) / 2 / length) * 100 : clamp(percent, { min, max });
}

/**
 * Returns the position nearest to `x` and `y` at which a box of the given size is inside the design. Positions are the
 * left and top edge of the box in per cent of the design. See `clampInside` for the distance from the edges.
 */
export function moveInside({ x, y }: Point, { width, height }: Size, design: Size): Point {
  return { x: clampInside(x, width, design.width), y: clampInside(y, height, design.height) };
}

/** True if a box of `size` fits in `room`. */
export const fits = (size: Size, room: Size) => !isLess(room.width, size.width) && !isLess(room.height, size.height);

/**
 * Returns the distance in mm from a box to the nearest edge of the design. Negative if the box extends beyond an edge.
 */
export function distanceToEdge({ x, y, width, height }: Box, design: Size): number {
  return Math.min(x, y, design.width - x - width, design.height - y - height);
}

/** Returns the height in mm of the label below a code; 0 if the code has no label. */
export function labelHeightOf(settings: StickerSettings, element: CodeElement): number {
  return elementBoxes(settings)[labelOf[element]]?.height ?? 0;
}

/** Returns the box of a code together with its label. */
export function boxWithLabel(settings: StickerSettings, element: CodeElement): Box {
  const box = codeBoxes(settings)[element];
  return { ...box, height: box.height + labelHeightOf(settings, element) };
}

/**
 * Returns a quick fix that resizes a code and moves it, with its label, inside the design. Undefined if they do not
 * fit.
 */
export function resizeFix(settings: StickerSettings, element: CodeElement, size: Size): QuickFix | undefined {
  const { design } = settings;
  const sizeWithLabel = { width: size.width, height: size.height + labelHeightOf(settings, element) };
  if (!fits(sizeWithLabel, design)) return undefined;
  const position = moveInside(settings[element], sizeWithLabel, design);
  return element === 'qr' ? { qr: { size: size.width, ...position } } : { barcode: { ...size, ...position } };
}
