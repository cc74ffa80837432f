import type { Size } from '../settings/paper';
import type { StickerShape } from '../settings/stickerShape';
import type { Point } from '../sheet/sheetLayout';
import type { Box } from '../sticker/stickerElements';

/**
 * Returns the distance in mm from a point to the edge of a round sticker, on the line through the sticker's centre. For
 * circles, this is the shortest distance. Negative outside the sticker.
 */
function measureDistanceInEllipse(point: Point, { width, height }: Size): number {
  const [fromCentreX, fromCentreY] = [point.x - width / 2, point.y - height / 2];
  const distanceFromCentre = Math.hypot(fromCentreX, fromCentreY);
  // The distance from the centre to the point as a fraction of the distance from the centre to the edge.
  const fraction = Math.hypot(fromCentreX / (width / 2), fromCentreY / (height / 2));
  return fraction === 0 ? Math.min(width, height) / 2 : distanceFromCentre / fraction - distanceFromCentre;
}

/**
 * Returns the distance in mm from a point to the nearest edge of a rectangle with rounded corners. Negative outside the
 * rectangle. The radius of the corners is `maxRadius` or, on small rectangles, half of the shorter side.
 */
function measureDistanceInRectangle(point: Point, { width, height }: Size, maxRadius: number): number {
  const [x, y] = [Math.min(point.x, width - point.x), Math.min(point.y, height - point.y)];
  const radius = Math.min(maxRadius, width / 2, height / 2);
  return x < radius && y < radius ? radius - Math.hypot(radius - x, radius - y) : Math.min(x, y);
}

/**
 * Returns the distance in mm from a box to the edge of a sticker. Negative if a corner of the box is outside the
 * sticker, for example beyond its rounded corner.
 */
export function measureDistanceToEdge({ x, y, width, height }: Box, stickerSize: Size, shape: StickerShape): number {
  const measureCornerDistance = (corner: Point) =>
    shape.kind === 'round'
      ? measureDistanceInEllipse(corner, stickerSize)
      : measureDistanceInRectangle(corner, stickerSize, shape.radius);
  return Math.min(
    ...[x, x + width].flatMap((left) => [y, y + height].map((top) => measureCornerDistance({ x: left, y: top }))),
  );
}
