import { limits } from '../settings/limits';
import type { Size } from '../settings/paper';
import type { SvgNote } from './svg';

/** The image that stickers are printed on. */
export type Design = {
  /** File name, for display only. */
  name: string;
  /** Blob or data URL. */
  href: string;
  /** Size in px after EXIF rotation. Of a vector image only the proportion matters. */
  pixels: Size;
  /** A vector image is sharp at every size. */
  kind: 'raster' | 'vector';
  /** Features of an SVG that may print differently. */
  notes?: readonly SvgNote[];
};

/**
 * The image is scaled to fit the sticker, centred, and never cropped or distorted: cropping could cut text and
 * stretching spoils a logo, both unnoticed until printed. Other proportions leave white strips.
 */
export type ImageFit = {
  /** Pixels per inch of paper. */
  dpi: number;
  /** White strips wider than 0.1 mm. */
  strips: 'none' | 'sides' | 'top-and-bottom';
  /** Height in mm, to 0.1, at which a sticker of this width has no strips. */
  matchingHeight: number;
};

/** Maximum number of pixels of a design: 40 million take 160 MB decoded, and are 1,200 dpi on an A6 sticker. */
export const maxDesignPixels = 40_000_000;

/** Resolutions in dpi: good for print, visibly soft below, visible pixels below. */
export const goodDpi = 300;
const [softDpi, poorDpi] = [150, 72];

/** The warning for a resolution; undefined if it prints well enough. */
export function checkResolution(dpi: number): 'soft' | 'poor' | undefined {
  if (dpi >= softDpi) return undefined;
  return dpi < poorDpi ? 'poor' : 'soft';
}

/** The sticker height in mm without strips; undefined if it is out of range or changes nothing. */
export function betterHeight(fit: ImageFit, sticker: Size): number | undefined {
  const { min, max } = limits.design;
  const height = fit.matchingHeight;
  return fit.strips !== 'none' && height !== sticker.height && height >= min && height <= max ? height : undefined;
}

/** Fits an image of `pixels` px into a sticker of `sticker` mm. */
export function fitImage(pixels: Size, sticker: Size): ImageFit {
  const across = sticker.width / pixels.width;
  const down = sticker.height / pixels.height;
  const scale = Math.min(across, down);
  const left = (sticker.width - pixels.width * scale) / 2;
  const above = (sticker.height - pixels.height * scale) / 2;
  return {
    dpi: Math.round(25.4 / scale),
    strips: left > 0.1 ? 'sides' : above > 0.1 ? 'top-and-bottom' : 'none',
    matchingHeight: Math.round(pixels.height * across * 10) / 10,
  };
}
