import { rulerWidth } from '../Ruler/Ruler';
import type { Size } from '~/domain/printing/paper';

/** Pixels a millimetre of every preview before it is fitted: about 96 to the inch. */
export const previewScale = 3.78;

/** The greatest scale in px a millimetre at which `drawing` and two rulers fit in `box`. */
export function fitScale(drawing: Size, box: Size): number {
  const across = (box.width - rulerWidth - 2) / drawing.width;
  const down = (box.height - rulerWidth - 2) / drawing.height;
  return Math.max(0, Math.min(across, down));
}
