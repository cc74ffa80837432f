import { rulerThickness } from '../Ruler/Ruler';
import type { Size } from '~/domain/printing/settings/paper';

/** Pixels per millimetre of every preview at zoom factor 1, about 96 dpi. */
export const previewScale = 3.78;

/** Maximum number of slots that are drawn. More slots would be too small to tell apart, and slow to draw. */
export const maxShownSlots = 1500;

/** Returns the largest scale, in px per mm, at which `content` (in mm) fits in `box` (in px) with both rulers. */
export function getFittingScale(content: Size, box: Size): number {
  const horizontalScale = (box.width - rulerThickness - 2) / content.width;
  const verticalScale = (box.height - rulerThickness - 2) / content.height;
  return Math.max(0, Math.min(horizontalScale, verticalScale));
}

/**
 * Returns the height in px that the top ruler and `content` (in mm) need, if `content` and the side ruler fill `width`
 * px.
 */
export const getHeightAtWidth = (content: Size, width: number) =>
  Math.max(0, ((width - rulerThickness - 2) / content.width) * content.height) + rulerThickness + 2;

/** Zoom factors that the buttons select; 1 is 3.78 px per millimetre. */
const zoomSteps = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4];

/** Returns the next zoom factor of the buttons, larger (1) or smaller (-1); undefined if there is none. */
export function findNextZoom(zoom: number, direction: 1 | -1): number | undefined {
  return direction > 0
    ? zoomSteps.find((step) => step > zoom + 0.005)
    : zoomSteps.findLast((step) => step < zoom - 0.005);
}
