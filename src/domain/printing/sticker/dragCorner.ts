import { clamp } from '../../number/numberLimits';
import { roundDownToTenth } from '../../number/rounding';
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
  by: Point;
  design: Size;
  /** True if width and height stay equal, as for QR codes. */
  square: boolean;
};

const roundToTenths = (mm: number) => Math.round(mm * 10) / 10;

/**
 * Returns the maximum length of a side: up to the edge of the design, or the current length if the side already goes
 * beyond the edge.
 */
function maxLength(from: number, length: number, isForward: boolean, edge: number): number {
  const availableLength = isForward ? edge - from : from + length;
  // The length is rounded down, so that a box at the edge stays inside the design.
  return Math.max(roundDownToTenth(availableLength), length);
}

/**
 * Returns the box, in mm, after a corner was dragged. Changed sides are rounded to 0.1 mm and stay within the limits of
 * a code, and the box does not grow beyond the design. A square changes by the mean of both distances.
 */
export function dragCorner({ box, corner, by, design, square }: CornerDrag): Box {
  const [isRight, isBottom] = [corner.horizontal === 'right', corner.vertical === 'bottom'];
  const max = {
    width: maxLength(box.x, box.width, isRight, design.width),
    height: maxLength(box.y, box.height, isBottom, design.height),
  };
  const resizeSide = (length: number, growth: number, max: number) =>
    growth === 0
      ? length
      : clamp(roundToTenths(length + growth), { min: limits.code.min, max: Math.min(max, limits.code.max) });
  const growth = { width: isRight ? by.x : -by.x, height: isBottom ? by.y : -by.y };
  const squareSide = resizeSide(box.width, (growth.width + growth.height) / 2, Math.min(max.width, max.height));
  const size = square
    ? { width: squareSide, height: squareSide }
    : {
        width: resizeSide(box.width, growth.width, max.width),
        height: resizeSide(box.height, growth.height, max.height),
      };
  return {
    ...size,
    x: isRight ? box.x : box.x + box.width - size.width,
    y: isBottom ? box.y : box.y + box.height - size.height,
  };
}
