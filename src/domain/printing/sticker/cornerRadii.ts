import type { Size } from '../settings/paper';
import type { StickerShape } from '../settings/stickerShape';

/**
 * Returns the corner radii of a sticker in mm, as the attributes `rx` and `ry` of an SVG `rect`. For a round sticker,
 * these are half of its width and height. Without a shape, they are 0.
 */
export function getCornerRadii({ width, height }: Size, shape?: StickerShape): { rx: number; ry: number } {
  if (shape?.kind === 'round') return { rx: width / 2, ry: height / 2 };
  const radius = Math.min(shape?.radius ?? 0, width / 2, height / 2);
  return { rx: radius, ry: radius };
}
