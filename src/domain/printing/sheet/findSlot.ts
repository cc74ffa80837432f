import type { Size } from '../settings/paper';
import type { Point, SheetLayout } from './sheetLayout';

/** The slot of a page, from 0, that contains `point` (mm from the paper's top left corner); undefined between slots. */
export function findSlot(
  { perPage, slotOrigin }: Pick<SheetLayout, 'perPage' | 'slotOrigin'>,
  sticker: Size,
  point: Point,
): number | undefined {
  const within = (value: number, from: number, length: number) => value >= from && value < from + length;
  for (let slot = 0; slot < perPage; slot += 1) {
    const { x, y } = slotOrigin(slot);
    if (within(point.x, x, sticker.width) && within(point.y, y, sticker.height)) return slot;
  }
  return undefined;
}
