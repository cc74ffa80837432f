import { numberWithin, objectOf, oneOf } from '../../parsers';
import type { ParsedBy } from '../../parsers';

/**
 * Shape of a sticker. 'round' is the ellipse that touches all four edges: a circle if width and height are equal.
 * `radius` is the radius in mm of a rectangle's corners; it has no effect if the sticker is round.
 */
export const parseStickerShape = objectOf({
  kind: oneOf(['rectangle', 'round']),
  radius: numberWithin({ min: 0, max: 100 }),
});
export type StickerShape = ParsedBy<typeof parseStickerShape>;

export const plainRectangle: StickerShape = { kind: 'rectangle', radius: 0 };
