import type { Size } from '../settings/paper';
import type { PrintSettings } from '../settings/printSettings';
import { codeElements, getCodeBoxes } from '../sticker/stickerElements';
import type { Box, CodeElement } from '../sticker/stickerElements';
import { locateImage } from './locateImage';

/**
 * A coarse grid over a design image. `hasDetail` has a value for each square, row by row: true if the square has an edge,
 * for example of a letter or a line.
 */
export type ArtworkDetail = Size & { hasDetail: readonly boolean[] };

/** Difference in luma, 0 to 255, between neighbouring squares from which there is an edge. Gradients have less. */
const edgeContrast = 40;
/** Squares with edges that a code may cover, as a multiple of its side. A straight line across the code has 1. */
const maxCovered = 1.5;
/** Width in mm of the margin of a code that may cover edges, such as the frame around a free area. */
const margin = 1;

/**
 * Finds the detail of an image that is scaled down to one pixel per square. `data` are its RGBA values of 0 to 255, as in
 * ImageData. Transparent parts show the white paper.
 */
export function findArtworkDetail({ width, height, data }: Size & { data: ArrayLike<number> }): ArtworkDetail {
  const channel = (index: number) => data[index] ?? 255;
  const lumas = Array.from({ length: width * height }, (_, pixel) => {
    const [red, green, blue, alpha] = [0, 1, 2, 3].map((offset) => channel(4 * pixel + offset));
    // Weights of ITU-R BT.601.
    const luma = 0.299 * (red ?? 255) + 0.587 * (green ?? 255) + 0.114 * (blue ?? 255);
    return 255 + (luma - 255) * ((alpha ?? 255) / 255);
  });
  const differs = (luma: number, other: number | undefined) =>
    other !== undefined && Math.abs(luma - other) >= edgeContrast;
  const hasDetail = lumas.map((luma, index) => {
    const right = (index + 1) % width === 0 ? undefined : lumas[index + 1];
    return differs(luma, right) || differs(luma, lumas[index + width]);
  });
  return { width, height, hasDetail };
}

/** Counts the squares with detail in a box, whose position and size are in squares. */
function countDetail({ width, height, hasDetail }: ArtworkDetail, box: Box): number {
  const [left, right] = [Math.max(0, Math.ceil(box.x)), Math.min(width, Math.floor(box.x + box.width))];
  const [top, bottom] = [Math.max(0, Math.ceil(box.y)), Math.min(height, Math.floor(box.y + box.height))];
  const rows = Array.from({ length: Math.max(0, bottom - top) }, (_, row) =>
    hasDetail.slice((top + row) * width + left, (top + row) * width + right),
  );
  return rows.flat().filter(Boolean).length;
}

/** Returns the codes whose background covers detail of the design image. */
export function findCodesOverDetail(settings: PrintSettings, detail: ArtworkDetail): CodeElement[] {
  const image = locateImage(settings, detail);
  const scale = detail.width / image.width;
  const boxes = getCodeBoxes(settings);
  return codeElements.filter((element) => {
    if (!settings[element].withBackground || (element === 'barcode' && !settings.barcode.shown)) return false;
    const { x, y, width, height } = boxes[element];
    const covered = {
      x: (x + margin - image.x) * scale,
      y: (y + margin - image.y) * scale,
      width: (width - 2 * margin) * scale,
      height: (height - 2 * margin) * scale,
    };
    return countDetail(detail, covered) > maxCovered * Math.max(covered.width, covered.height);
  });
}
