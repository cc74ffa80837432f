import { imageFileTypes } from '../../files/imageFile';
import { limits } from '../settings/limits';
import type { Size } from '../settings/paper';
import { pointsPerMm } from '../pdf/pdfText';
import type { SvgNote } from './svg';

/** Media types that the file dialog offers. */
export const designFileTypes = [...imageFileTypes, 'application/pdf'] as const;

/** The design: an image that is drawn behind the codes and labels of a sticker. */
export type Design = {
  /** File name, for display only. */
  name: string;
  /** Blob or data URL of the image. */
  href: string;
  /**
   * Width and height: in px after EXIF rotation; in points for a page of a PDF. For an SVG, only the proportions
   * matter.
   */
  pixels: Size;
  /** 'vector' images are sharp at every size. */
  kind: 'raster' | 'vector';
  /** Features of an SVG or a PDF that may print differently. */
  notes?: readonly DesignNote[];
  /** For a PDF: the page that is shown, from 1, and the number of pages of the file. */
  pdf?: PdfPageChoice;
};

export type PdfPageChoice = { page: number; pages: number };

/**
 * Features that may print differently. 'picture': the page of a PDF is printed as an image, since its vectors cannot be
 * copied. 'annotations': comments and form fields of the PDF are left out. 'pdf-fonts': fonts are not in the PDF.
 * 'trimmed': only the part of the page inside its trim box is printed.
 */
export type DesignNote = SvgNote | 'picture' | 'annotations' | 'pdf-fonts' | 'trimmed';

/** Returns the size of a page of a PDF in mm, rounded to 0.1. `size` is in points. */
export function toMmSize({ width, height }: Size): Size {
  const toMm = (points: number) => Math.round((points / pointsPerMm) * 10) / 10;
  return { width: toMm(width), height: toMm(height) };
}

/** Converts the size of a page to the size of a sticker, in mm. Undefined if it is outside the limits of stickers. */
export function findStickerSize(page: Size): Size | undefined {
  const size = toMmSize(page);
  const { min, max } = limits.design;
  return Object.values(size).every((length) => length >= min && length <= max) ? size : undefined;
}

/**
 * Result of fitting an image into a sticker. The image is scaled and centred. Cropping could cut off text, and
 * distortion could spoil a logo, so the image leaves white strips if the proportions differ.
 */
export type ImageFit = {
  /** Resolution on paper, in pixels of the image per inch. */
  dpi: number;
  /** The sides on which the image leaves white strips. Strips up to 0.1 mm wide do not count. */
  strips: 'none' | 'sides' | 'top-and-bottom';
  /** Height in mm, rounded to 0.1, with which a sticker of the same width has no strips. */
  matchingHeight: number;
};

/**
 * Maximum number of pixels of a design. 40 million are enough for 1,200 dpi on an A6 sticker and need 160 MB of memory.
 */
export const maxDesignPixels = 40_000_000;

/** Resolution in dpi from which a print looks sharp. */
export const goodDpi = 300;
/** Below this resolution in dpi, a print looks soft. */
const softDpi = 150;
/** Below this resolution in dpi, pixels are visible in a print. */
const poorDpi = 72;

/** Returns the warning for a resolution; undefined if the image prints well enough. */
export function findResolutionWarning(dpi: number): 'soft' | 'poor' | undefined {
  if (dpi >= softDpi) return undefined;
  return dpi < poorDpi ? 'poor' : 'soft';
}

/**
 * Returns the height in mm with which the sticker would have no white strips. Undefined if the sticker has no strips
 * now, already has this height, or would be outside the limits.
 */
export function findHeightWithoutStrips(fit: ImageFit, sticker: Size): number | undefined {
  const { min, max } = limits.design;
  const height = fit.matchingHeight;
  return fit.strips !== 'none' && height !== sticker.height && height >= min && height <= max ? height : undefined;
}

/** Computes how an image of `pixels` px fits a sticker of `sticker` mm. */
export function fitImage(pixels: Size, sticker: Size): ImageFit {
  const horizontalScale = sticker.width / pixels.width;
  const verticalScale = sticker.height / pixels.height;
  const scale = Math.min(horizontalScale, verticalScale);
  const leftStrip = (sticker.width - pixels.width * scale) / 2;
  const topStrip = (sticker.height - pixels.height * scale) / 2;
  return {
    dpi: Math.round(25.4 / scale),
    strips: leftStrip > 0.1 ? 'sides' : topStrip > 0.1 ? 'top-and-bottom' : 'none',
    matchingHeight: Math.round(pixels.height * horizontalScale * 10) / 10,
  };
}
