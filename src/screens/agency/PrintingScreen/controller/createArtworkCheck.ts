import { checkArtwork } from '~/components/printing/ScanChecks/checkArtwork';
import { findArtworkDetail } from '~/domain/printing/design/artworkDetail';
import type { ArtworkDetail } from '~/domain/printing/design/artworkDetail';
import type { Design } from '~/domain/printing/design/design';

import type { ArtworkCheck } from './useArtworkCheck';

/** Number of squares along the longer side of the artwork. It is enough to detect the edges of 2 mm letters. */
const squaresPerSide = 128;

/** Draws the artwork with one pixel per square, and finds the squares with detail. Rejects if drawing it fails. */
async function readArtworkDetail({ href, originalSize }: Design): Promise<ArtworkDetail> {
  const image = new Image();
  image.src = href;
  await image.decode();
  const scale = squaresPerSide / Math.max(originalSize.width, originalSize.height);
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
 * Returns the check of a design. The detail of a built-in design is not read, since `findIssues` checks if the QR code
 * covers the drawing.
 */
export async function createArtworkCheck(design: Design, isBuiltIn: boolean): Promise<ArtworkCheck> {
  const detail = isBuiltIn ? undefined : await readArtworkDetail(design).catch(() => undefined);
  return (settings) => checkArtwork(settings, design, detail);
}
