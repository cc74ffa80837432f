import { limits } from '../settings/limits';
import type { Size } from '../settings/paper';

/** The picture that stickers are printed on. */
export type Design = {
  /** As its file was called; shown, never used as a path. */
  name: string;
  /** Where the browser finds it. */
  href: string;
  /** Width and height in pixels, as it is seen. Of a drawing only their proportion counts. */
  pixels: Size;
  /** A drawing is sharp at every size. */
  kind: 'picture' | 'drawing';
  /** What may come out otherwise than its author sees it. */
  notes?: readonly string[];
};

/**
 * A picture on a sticker is as large as it can be without being cut or distorted, in the middle; a sticker of other
 * proportions keeps white strips. Cutting could take a word and stretching spoils a logo, both unseen until printed.
 */
export type PictureFit = {
  /** Pixels of the picture to an inch of paper. */
  dpi: number;
  /** Where strips stay white, each wider than a tenth of a millimetre. */
  strips: 'none' | 'at the sides' | 'above and below';
  /** The height in mm, to 0.1, of a sticker as wide as this one without strips. */
  matchingHeight: number;
};

/** Dots to the inch: what prints well, and below which a print is seen to be soft, and to be blocks. */
const [goodDpi, softDpi, poorDpi] = [300, 150, 72];

/** What is to be said of a picture with that many dots to the inch, or undefined when it prints well enough. */
export function warnOfResolution(dpi: number): string | undefined {
  if (dpi >= softDpi) return undefined;
  const fault = `The picture has ${dpi} dpi at this size`;
  return dpi < poorDpi
    ? `${fault}, which is poor: single dots will be seen; ${goodDpi} is good for print.`
    : `${fault}; ${goodDpi} is good for print.`;
}

/** The height that leaves no strips, where a sticker can have it and that changes something; else undefined. */
export function betterHeight(fit: PictureFit, sticker: Size): number | undefined {
  const { min, max } = limits.design;
  const height = fit.matchingHeight;
  return fit.strips !== 'none' && height !== sticker.height && height >= min && height <= max ? height : undefined;
}

export function fitPicture(pixels: Size, sticker: Size): PictureFit {
  const across = sticker.width / pixels.width;
  const down = sticker.height / pixels.height;
  const scale = Math.min(across, down);
  const left = (sticker.width - pixels.width * scale) / 2;
  const above = (sticker.height - pixels.height * scale) / 2;
  return {
    dpi: Math.round(25.4 / scale),
    strips: left > 0.1 ? 'at the sides' : above > 0.1 ? 'above and below' : 'none',
    matchingHeight: Math.round(pixels.height * across * 10) / 10,
  };
}
