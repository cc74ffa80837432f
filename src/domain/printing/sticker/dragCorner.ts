import { clamp } from '../../number/numberLimits';
import { roundDownToTenth, roundUpToTenth, roundToTenth } from '../../number/rounding';
import { limits } from '../settings/limits';
import type { Size } from '../settings/paper';
import type { Point } from '../sheet/sheetLayout';
import type { Box } from './stickerElements';

export type Corner = { horizontal: 'left' | 'right'; vertical: 'top' | 'bottom' };

export const corners = [
  { horizontal: 'left', vertical: 'top' },
  { horizontal: 'right', vertical: 'top' },
  { horizontal: 'left', vertical: 'bottom' },
  { horizontal: 'right', vertical: 'bottom' },
] as const satisfies readonly Corner[];

export type CornerDrag = {
  /** The box before the drag, in mm. */
  box: Box;
  /** The corner that the user drags. The opposite corner stays where it is. */
  corner: Corner;
  /** Horizontal and vertical distance of the drag, in mm. */
  offset: Point;
  design: Size;
  /** True if the drag keeps the proportion of width and height, as for QR codes. */
  keepsProportion: boolean;
};

/**
 * Returns the maximum length of a side of a box. The side begins at `start`, is `length` mm long, and can grow up to
 * the edge of the design: if `growsForward`, to the edge at `designLength`, else to the edge at 0. A side that already
 * extends beyond the edge keeps its length.
 */
function calculateMaxLength(start: number, length: number, growsForward: boolean, designLength: number): number {
  const availableLength = growsForward ? designLength - start : start + length;
  // The length is rounded down, so that a box at the edge stays inside the design.
  return Math.max(roundDownToTenth(availableLength), length);
}

/**
 * Returns the length in mm by which the longer side of a box grows if a corner is dragged and the proportion is kept.
 * Only the part of the drag along the box's diagonal counts.
 */
export function getLongerSideGrowth({ width, height }: Size, { horizontal, vertical }: Corner, offset: Point): number {
  const growth = { x: horizontal === 'right' ? offset.x : -offset.x, y: vertical === 'bottom' ? offset.y : -offset.y };
  return ((growth.x * width + growth.y * height) / (width ** 2 + height ** 2)) * Math.max(width, height);
}

/** Makes the longer side `growth` mm longer, and keeps the proportion. Both sides stay within their limits. */
function resizeLongerSide(size: Size, growth: number, maxSize: Size): Size {
  const [longerSide, shorterSide] =
    size.width >= size.height ? (['width', 'height'] as const) : (['height', 'width'] as const);
  const ratio = size[longerSide] / size[shorterSide];
  const length = clamp(roundToTenth(size[longerSide] + growth), {
    min: Math.min(roundUpToTenth(limits.code.min * ratio), size[longerSide]),
    max: Math.max(roundDownToTenth(Math.min(maxSize[longerSide], maxSize[shorterSide] * ratio)), size[longerSide]),
  });
  const shorterLength = clamp(roundToTenth(length / ratio), { min: limits.code.min, max: maxSize[shorterSide] });
  return longerSide === 'width' ? { width: length, height: shorterLength } : { width: shorterLength, height: length };
}

/**
 * Returns the box, in mm, after a corner was dragged. Changed sides are rounded to 0.1 mm and stay within the limits of
 * a code, and the box does not grow beyond the design.
 */
export function dragCorner({ box, corner, offset, design, keepsProportion }: CornerDrag): Box {
  const [isRight, isBottom] = [corner.horizontal === 'right', corner.vertical === 'bottom'];
  const maxSize = {
    width: Math.min(calculateMaxLength(box.x, box.width, isRight, design.width), limits.code.max),
    height: Math.min(calculateMaxLength(box.y, box.height, isBottom, design.height), limits.code.max),
  };
  const resizeSide = (side: keyof Size, growth: number) =>
    growth === 0 ? box[side] : clamp(roundToTenth(box[side] + growth), { min: limits.code.min, max: maxSize[side] });
  const resize = (): Size => {
    if (!keepsProportion)
      return {
        width: resizeSide('width', isRight ? offset.x : -offset.x),
        height: resizeSide('height', isBottom ? offset.y : -offset.y),
      };
    const growth = getLongerSideGrowth(box, corner, offset);
    return growth === 0 ? box : resizeLongerSide(box, growth, maxSize);
  };
  const { width, height } = resize();
  return {
    width,
    height,
    x: isRight ? box.x : box.x + box.width - width,
    y: isBottom ? box.y : box.y + box.height - height,
  };
}
