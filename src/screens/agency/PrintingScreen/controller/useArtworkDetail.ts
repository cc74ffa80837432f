import { useEffect, useState } from 'react';

import { findArtworkDetail } from '~/domain/printing/design/artworkDetail';
import type { ArtworkDetail } from '~/domain/printing/design/artworkDetail';
import type { Design } from '~/domain/printing/design/design';

/** Number of squares along the longer side of the artwork. Letters of 2 mm are then a few squares high. */
const squaresPerSide = 128;

/** Draws the artwork with one pixel per square, and finds its detail. Rejects if the browser cannot draw it. */
async function readArtworkDetail({ href, pixels }: Pick<Design, 'href' | 'pixels'>): Promise<ArtworkDetail> {
  const image = new Image();
  image.src = href;
  await image.decode();
  const scale = squaresPerSide / Math.max(pixels.width, pixels.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(pixels.width * scale));
  canvas.height = Math.max(1, Math.round(pixels.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('Canvas is not available.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return findArtworkDetail(context.getImageData(0, 0, canvas.width, canvas.height));
}

/** Returns where the artwork has detail. Undefined until it is read, and if the browser cannot draw it. */
export function useArtworkDetail(artwork: Design | undefined): ArtworkDetail | undefined {
  const [found, setFound] = useState<{ artwork: Design; detail: ArtworkDetail }>();
  useEffect(() => {
    if (!artwork) return;
    let isCurrent = true;
    void readArtworkDetail(artwork).then(
      (detail) => isCurrent && setFound({ artwork, detail }),
      // The hint about covered artwork is then left out.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [artwork]);
  return found?.artwork === artwork ? found?.detail : undefined;
}
