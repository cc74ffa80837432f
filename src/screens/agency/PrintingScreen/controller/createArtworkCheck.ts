import { checkArtwork } from '~/components/printing/ScanChecks/checkArtwork';
import { findArtworkDetail } from '~/domain/printing/design/artworkDetail';
import type { ArtworkDetail } from '~/domain/printing/design/artworkDetail';
import type { Design } from '~/domain/printing/design/design';

import type { ArtworkCheck } from './useArtworkCheck';

/** Number of grid squares along the longer side of an image. The grid is fine enough for the edges of 2 mm letters. */
const squaresAlongLongerSide = 128;

/** Draws the image with one pixel per grid square, and finds the squares with detail. Rejects if that fails. */
async function readArtworkDetail({ href, originalSize }: Design): Promise<ArtworkDetail> {
  const image = new Image();
  image.src = href;
  await image.decode();
  const scale = squaresAlongLongerSide / Math.max(originalSize.width, originalSize.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(originalSize.width * scale));
  canvas.height = Math.max(1, Math.round(originalSize.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('Canvas is not available.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return findArtworkDetail(context.getImageData(0, 0, canvas.width, canvas.height));
}

/**
 * Returns the check of a design. For a built-in design, it does not look for detail that the QR code covers, since
 * `findIssues` does so with the known position of the drawing.
 */
export async function createArtworkCheck(design: Design, isBuiltIn: boolean): Promise<ArtworkCheck> {
  const detail = isBuiltIn ? undefined : await readArtworkDetail(design).catch(() => undefined);
  return (settings) => checkArtwork(settings, design, detail);
}
