import type { Size } from '../settings/paper';
import type { StickerShape } from '../settings/stickerShape';

/**
 * Returns the radii in mm of the corners of a sticker, as the attributes of an SVG rectangle: half its size if the
 * sticker is round, 0 if it has no shape.
 */
export function getCornerRadii({ width, height }: Size, shape?: StickerShape): { rx: number; ry: number } {
  if (shape?.kind === 'round') return { rx: width / 2, ry: height / 2 };
  const radius = Math.min(shape?.radius ?? 0, width / 2, height / 2);
  return { rx: radius, ry: radius };
}
