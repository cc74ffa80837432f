import { rulerWidth } from '../Ruler/Ruler';
import type { Size } from '~/domain/printing/settings/paper';

/** Pixels a millimetre of every preview before it is fitted: about 96 to the inch. */
export const previewScale = 3.78;

/** The greatest scale in px a millimetre at which `drawing` and two rulers fit in `box`. */
export function fitScale(drawing: Size, box: Size): number {
  const across = (box.width - rulerWidth - 2) / drawing.width;
  const down = (box.height - rulerWidth - 2) / drawing.height;
  return Math.max(0, Math.min(across, down));
}

/** How high a drawing and its ruler are in px where they are as wide as there is room. */
export const heightAtWidth = (drawing: Size, width: number) =>
  Math.max(0, ((width - rulerWidth - 2) / drawing.width) * drawing.height) + rulerWidth + 2;

/** How large a page can be drawn, 1 being 3.78 px a millimetre. */
const zooms = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4];

/** The next larger (1) or smaller (-1) of the sizes a page can be drawn in, or undefined where there is none. */
export function nextZoom(zoom: number, direction: 1 | -1): number | undefined {
  return direction > 0 ? zooms.find((size) => size > zoom + 0.005) : zooms.findLast((size) => size < zoom - 0.005);
}
