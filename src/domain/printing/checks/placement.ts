import { clamp } from '../../number/numberLimits';
import type { Size } from '../settings/paper';
import { elementBoxes, labelOf } from '../sticker/stickerElements';
import type { Box, CodeElement, StickerSettings } from '../sticker/stickerElements';
import type { QuickFix } from './issues';

/** Tolerance for floating-point errors, in mm. */
export const epsilon = 1e-6;

/** Distance in mm by which a paper cutter may miss the edge of a sticker. */
export const cutTolerance = 1;

/** Rounds up to 0.1 mm, ignoring floating-point errors. */
export const roundUp = (mm: number) => Math.ceil(mm * 10 - epsilon) / 10;

/**
 * Returns the position nearest to `percent` at which a box of `size` mm is inside a design of `length` mm, in per cent
 * of that length. Keeps the cut tolerance at both ends if there is space.
 */
export function clampInside(percent: number, size: number, length: number): number {
  const edgeDistance = Math.min(cutTolerance, (length - size) / 2);
  // Limits are rounded to 0.1 % away from the edges. If nothing is left between them, the box is centred.
  const min = Math.ceil((edgeDistance / length) * 1000 - epsilon) / 10;
  const max = Math.floor(((length - edgeDistance - size) / length) * 1000 + epsilon) / 10;
  return min > max ? ((length - size) / 2 / length) * 100 : clamp(percent, { min, max });
}

/** True if a box of `size` fits on the design. */
const fits = (size: Size, design: Size) =>
  size.width <= design.width + epsilon && size.height <= design.height + epsilon;

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

/**
 * Returns a quick fix that resizes a code and moves it, with its label, inside the design. Undefined if they do not
 * fit.
 */
export function resizeFix(settings: StickerSettings, element: CodeElement, size: Size): QuickFix | undefined {
  const { design } = settings;
  const sizeWithLabel = { width: size.width, height: size.height + labelHeightOf(settings, element) };
  if (!fits(sizeWithLabel, design)) return undefined;
  const { x, y } = settings[element];
  const position = {
    x: clampInside(x, sizeWithLabel.width, design.width),
    y: clampInside(y, sizeWithLabel.height, design.height),
  };
  return element === 'qr' ? { qr: { size: size.width, ...position } } : { barcode: { ...size, ...position } };
}
