import type { Size } from '../settings/paper';
import type { Place, SheetLayout } from './sheetLayout';

/** The place of a page, from 0, in which a point lies, in mm from the paper's upper left corner; none between places. */
export function placeUnder(
  { perPage, placeAt }: Pick<SheetLayout, 'perPage' | 'placeAt'>,
  sticker: Size,
  point: Place,
): number | undefined {
  const within = (value: number, from: number, length: number) => value >= from && value < from + length;
  for (let place = 0; place < perPage; place += 1) {
    const { x, y } = placeAt(place);
    if (within(point.x, x, sticker.width) && within(point.y, y, sticker.height)) return place;
  }
  return undefined;
}
