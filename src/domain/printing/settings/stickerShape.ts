import * as z from 'zod';

/**
 * Shape of a sticker. 'round' is the ellipse that touches all four edges: a circle if width and height are equal.
 * `radius` is the radius in mm of a rectangle's corners; it has no effect if the sticker is round.
 */
export const stickerShapeSchema = z.object({
  kind: z.enum(['rectangle', 'round']),
  radius: z.number().min(0).max(100),
});
export type StickerShape = z.infer<typeof stickerShapeSchema>;

export const plainRectangle: StickerShape = { kind: 'rectangle', radius: 0 };
