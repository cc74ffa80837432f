import { clamp } from '../../number/numberLimits';
import type { Size } from '../settings/paper';
import type { PrintSettings } from '../settings/printSettings';
import type { Box } from '../sticker/stickerElements';
import { locateImage } from './locateImage';

/**
 * A coarse grid of squares over a design image. `width` and `height` are in squares. `hasDetail` has a value for each
 * square, row by row: true if the square has an edge, for example of a letter or a line.
 */
export type ArtworkDetail = Size & { hasDetail: readonly boolean[] };

/**
 * Minimum difference in luma (0 to 255) between two neighbouring squares that counts as an edge. It is larger than the
 * difference in a colour gradient.
 */
const edgeContrast = 40;

/**
 * Finds the detail of an image that is scaled down to one pixel per square. `data` contains RGBA values from 0 to 255,
 * as in ImageData. Transparent parts count as white, since they show the paper.
 */
export function findArtworkDetail({ width, height, data }: Size & { data: ArrayLike<number> }): ArtworkDetail {
  const lumas = Array.from({ length: width * height }, (_, pixel) => {
    const [red = 255, green = 255, blue = 255, alpha = 255] = [0, 1, 2, 3].map((offset) => data[4 * pixel + offset]);
    // Weights of ITU-R BT.601.
    const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
    return 255 + (luma - 255) * (alpha / 255);
  });
  const differs = (luma: number, neighbour: number | undefined) =>
    neighbour !== undefined && Math.abs(luma - neighbour) >= edgeContrast;
  const hasDetail = lumas.map((luma, index) => {
    const rightNeighbour = (index + 1) % width === 0 ? undefined : lumas[index + 1];
    return differs(luma, rightNeighbour) || differs(luma, lumas[index + width]);
  });
  return { width, height, hasDetail };
}

/** Returns a function that counts the squares with detail in a box. The box is given by its edges in whole squares. */
function createDetailCounter({ width, height, hasDetail }: ArtworkDetail) {
  // A summed-area table: for each corner of the grid, the number of squares with detail above and left of the corner.
  const columns = width + 1;
  const summedArea = new Uint32Array(columns * (height + 1));
  const getSum = (x: number, y: number) => summedArea[y * columns + x] ?? 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      summedArea[(y + 1) * columns + x + 1] =
        getSum(x, y + 1) + getSum(x + 1, y) - getSum(x, y) + (hasDetail[y * width + x] ? 1 : 0);
  return (left: number, top: number, right: number, bottom: number) =>
    getSum(right, bottom) - getSum(left, bottom) - getSum(right, top) + getSum(left, top);
}

/**
 * Returns a function that measures how much detail the image has inside a box, which is given in mm on the sticker: the
 * number of grid squares with detail, divided by the number of squares along the longer side of the box. A straight
 * line along that side gives 1.
 */
export function createDetailMeter(settings: Pick<PrintSettings, 'design' | 'marks'>, detail: ArtworkDetail) {
  const image = locateImage(settings, detail);
  const squaresPerMm = detail.width / image.width;
  const countDetail = createDetailCounter(detail);
  const toSquares = (mm: number, round: (value: number) => number, count: number) =>
    clamp(round(mm * squaresPerMm), { min: 0, max: count });
  return ({ x, y, width, height }: Box): number => {
    const [left, top] = [x - image.x, y - image.y];
    const count = countDetail(
      toSquares(left, Math.ceil, detail.width),
      toSquares(top, Math.ceil, detail.height),
      toSquares(left + width, Math.floor, detail.width),
      toSquares(top + height, Math.floor, detail.height),
    );
    return count / (Math.max(width, height) * squaresPerMm);
  };
}
