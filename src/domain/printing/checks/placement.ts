import { clamp } from '../../number/numberLimits';
import type { Size } from '../settings/paper';
import { elementBoxes, labelOf } from '../sticker/stickerElements';
import type { Box, CodeElement, StickerSettings } from '../sticker/stickerElements';
import type { QuickFix } from './issues';

/** Tolerance for floating-point errors, in mm. */
export const epsilon = 1e-6;

/** Tolerance of a paper cutter, in mm. */
export const cutTolerance = 1;

/** Rounds up to 0.1 mm. */
export const roundedUp = (mm: number) => Math.ceil(mm * 10 - epsilon) / 10;

/**
 * Returns the position in per cent nearest to `percent` that keeps `size` mm inside `length` mm, with the cut tolerance
 * at both ends if there is space.
 */
export function clampInside(percent: number, size: number, length: number): number {
  const edge = Math.min(cutTolerance, (length - size) / 2);
  // Rounded away from the edges; centred if no space is left between them.
  const min = Math.ceil((edge / length) * 1000 - epsilon) / 10;
  const max = Math.floor(((length - edge - size) / length) * 1000 + epsilon) / 10;
  return min > max ? ((length - size) / 2 / length) * 100 : clamp(percent, { min, max });
}

/** True if a box of that size fits on the design. */
const fits = (size: Size, design: Size) =>
  size.width <= design.width + epsilon && size.height <= design.height + epsilon;

/** Distance in mm from a box to the nearest edge of the design; negative if it extends beyond. */
export function distanceToEdge({ x, y, width, height }: Box, design: Size): number {
  return Math.min(x, y, design.width - x - width, design.height - y - height);
}

/** Height in mm of the label below a code; 0 without one. */
export function labelHeightOf(settings: StickerSettings, element: CodeElement): number {
  return elementBoxes(settings)[labelOf[element]]?.height ?? 0;
}

/** Quick fix that resizes a code and moves it inside the design with its label; undefined if it does not fit. */
export function resizeFix(settings: StickerSettings, element: CodeElement, size: Size): QuickFix | undefined {
  const { design } = settings;
  const whole = { width: size.width, height: size.height + labelHeightOf(settings, element) };
  if (!fits(whole, design)) return undefined;
  const { x, y } = settings[element];
  const position = { x: clampInside(x, whole.width, design.width), y: clampInside(y, whole.height, design.height) };
  return element === 'qr' ? { qr: { size: size.width, ...position } } : { barcode: { ...size, ...position } };
}
