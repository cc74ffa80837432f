import { clamp } from '../../number/numberLimits';
import { roundDown } from '../../number/rounding';
import { limits } from '../settings/limits';
import type { Size } from '../settings/paper';
import type { Point } from '../sheet/sheetLayout';
import type { Box } from './stickerElements';

/** A dragged corner of a box; the opposite corner stays fixed. */
export type Corner = { across: 'left' | 'right'; down: 'top' | 'bottom' };

export const corners = [
  { across: 'left', down: 'top' },
  { across: 'right', down: 'top' },
  { across: 'left', down: 'bottom' },
  { across: 'right', down: 'bottom' },
] as const satisfies readonly Corner[];

export type CornerDrag = {
  /** Before the drag, in mm. */
  box: Box;
  corner: Corner;
  /** Distance dragged, in mm. */
  by: Point;
  design: Size;
  /** Keeps width and height equal, as for QR codes. */
  square: boolean;
};

const toTenths = (mm: number) => Math.round(mm * 10) / 10;

/** Longest allowed side: up to the edge of the design, or the current length if it already extends beyond. */
function maxLength(from: number, length: number, isForward: boolean, edge: number): number {
  const available = isForward ? edge - from : from + length;
  // Rounded down, so that a box at the edge stays inside the design.
  return Math.max(roundDown(available), length);
}

/**
 * Returns the box after dragging a corner, in mm with sides rounded to 0.1 mm, between the smallest code and the edge of the
 * design. A square grows by the mean of the horizontal and vertical distance.
 */
export function dragCorner({ box, corner, by, design, square }: CornerDrag): Box {
  const [isRight, isBottom] = [corner.across === 'right', corner.down === 'bottom'];
  const max = {
    width: maxLength(box.x, box.width, isRight, design.width),
    height: maxLength(box.y, box.height, isBottom, design.height),
  };
  const side = (length: number, growth: number, max: number) =>
    growth === 0
      ? length
      : clamp(toTenths(length + growth), { min: limits.code.min, max: Math.min(max, limits.code.max) });
  const growth = { width: isRight ? by.x : -by.x, height: isBottom ? by.y : -by.y };
  const squareSide = side(box.width, (growth.width + growth.height) / 2, Math.min(max.width, max.height));
  const size = square
    ? { width: squareSide, height: squareSide }
    : { width: side(box.width, growth.width, max.width), height: side(box.height, growth.height, max.height) };
  return {
    ...size,
    x: isRight ? box.x : box.x + box.width - size.width,
    y: isBottom ? box.y : box.y + box.height - size.height,
  };
}
