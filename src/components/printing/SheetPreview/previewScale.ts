import { rulerWidth } from '../Ruler/Ruler';
import type { Size } from '~/domain/printing/settings/paper';

/** Pixels per millimetre of every preview before fitting: about 96 dpi. */
export const previewScale = 3.78;

/** Largest scale in px per millimetre at which `content` (mm) and two rulers fit in `box` (px). */
export function fitScale(content: Size, box: Size): number {
  const across = (box.width - rulerWidth - 2) / content.width;
  const down = (box.height - rulerWidth - 2) / content.height;
  return Math.max(0, Math.min(across, down));
}

/** Height in px of the content and its ruler at full width. */
export const heightAtWidth = (content: Size, width: number) =>
  Math.max(0, ((width - rulerWidth - 2) / content.width) * content.height) + rulerWidth + 2;

/** Zoom steps; 1 is 3.78 px per millimetre. */
const zooms = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4];

/** The next larger (1) or smaller (-1) zoom step; undefined at the end. */
export function nextZoom(zoom: number, direction: 1 | -1): number | undefined {
  return direction > 0 ? zooms.find((step) => step > zoom + 0.005) : zooms.findLast((step) => step < zoom - 0.005);
}
