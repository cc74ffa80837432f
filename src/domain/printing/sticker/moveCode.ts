import { clamp } from '../../number/numberLimits';
import { roundToTenth } from '../../number/rounding';
import { limits } from '../settings/limits';
import type { Size } from '../settings/paper';
import type { Point } from '../sheet/sheetLayout';
import { snapBox } from './snap';
import type { SnapLines } from './snap';
import type { Box } from './stickerElements';

/**
 * Clamps a dragged position in per cent to the range from 0 to 90. If the drag started beyond 90, which users can type,
 * the maximum is `startPosition`.
 */
export const clampPosition = (value: number, startPosition: number) =>
  clamp(value, { min: limits.drag.min, max: Math.max(limits.drag.max, startPosition) });

export type CodeDrag = {
  /** Position of the code before the drag, in per cent of the design's width and height. */
  positionBefore: Point;
  /** Box of the code before the drag, in mm. */
  box: Box;
  /** Horizontal and vertical distance of the drag, in mm. */
  offset: Point;
  design: Size;
  snapLines: SnapLines;
  /** Distance in mm within which the code snaps to a line. 0 to move it freely. */
  threshold: number;
};

/**
 * Returns the position of a code after a drag, in per cent, rounded to 0.1. The code snaps to lines, but stays within
 * the limits of a drag. Without movement along an axis, the position on this axis stays the same.
 */
export function moveCode({ positionBefore, box, offset, design, snapLines, threshold }: CodeDrag): Point {
  const snappedPosition = snapBox({ ...box, x: box.x + offset.x, y: box.y + offset.y }, snapLines, threshold);
  const calculatePosition = (start: number, distance: number, length: number) =>
    roundToTenth(clampPosition(start + (distance / length) * 100, start));
  return {
    x: offset.x === 0 ? positionBefore.x : calculatePosition(positionBefore.x, snappedPosition.x - box.x, design.width),
    y:
      offset.y === 0 ? positionBefore.y : calculatePosition(positionBefore.y, snappedPosition.y - box.y, design.height),
  };
}
