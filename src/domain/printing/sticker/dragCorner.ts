import { clamp } from '../../number/numberLimits';
import { limits } from '../settings/limits';
import type { Size } from '../settings/paper';
import type { Place } from '../sheet/sheetLayout';
import type { Box } from './stickerElements';

/** A corner of a box that is taken hold of; the one across from it stays where it is. */
export type Corner = { across: 'left' | 'right'; down: 'top' | 'bottom' };

export const corners: readonly Corner[] = [
  { across: 'left', down: 'top' },
  { across: 'right', down: 'top' },
  { across: 'left', down: 'bottom' },
  { across: 'right', down: 'bottom' },
];

export type CornerDrag = {
  /** In mm, before the drag. */
  box: Box;
  corner: Corner;
  /** How far the corner was dragged, in mm. */
  by: Place;
  design: Size;
  /** QR codes stay as wide as they are high. */
  square: boolean;
};

const toTenths = (mm: number) => Math.round(mm * 10) / 10;
/** Down to a tenth, so that what is filled exactly stays inside. */
const downToTenths = (mm: number) => Math.floor(mm * 10 + 1e-6) / 10;

/** How long a side may become: to the edge of the design, or as long as it is where it already goes beyond. */
function longest(from: number, length: number, outward: 1 | -1, edge: number): number {
  const room = outward > 0 ? edge - from : from + length;
  return Math.max(downToTenths(room), length);
}

/**
 * The box in mm, sides to 0.1 mm, that a dragged corner leaves: no smaller than a code may be and no further than the
 * edge of the design. A square grows by the mean of what is dragged across and down.
 */
export function dragCorner({ box, corner, by, design, square }: CornerDrag): Box {
  const outward = { x: corner.across === 'right' ? 1 : -1, y: corner.down === 'bottom' ? 1 : -1 } as const;
  const most = {
    width: longest(box.x, box.width, outward.x, design.width),
    height: longest(box.y, box.height, outward.y, design.height),
  };
  const side = (length: number, growth: number, max: number) =>
    growth === 0
      ? length
      : clamp(toTenths(length + growth), { min: limits.code.min, max: Math.min(max, limits.code.max) });
  const grown = { width: by.x * outward.x, height: by.y * outward.y };
  const even = side(box.width, (grown.width + grown.height) / 2, Math.min(most.width, most.height));
  const size = square
    ? { width: even, height: even }
    : { width: side(box.width, grown.width, most.width), height: side(box.height, grown.height, most.height) };
  return {
    ...size,
    x: outward.x > 0 ? box.x : box.x + box.width - size.width,
    y: outward.y > 0 ? box.y : box.y + box.height - size.height,
  };
}
