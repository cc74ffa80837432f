import { roundToTenth } from '../../number/rounding';
import { imageFileTypes } from '../../files/imageFile';
import { limits } from '../settings/limits';
import type { Size } from '../settings/paper';
import { pointsPerMm } from '../pdf/pdfText';
import type { SvgNote } from './svg';

/** Media types that the file dialog for designs accepts. */
export const designFileTypes = [...imageFileTypes, 'application/pdf'] as const;

/** The design: an image that is drawn behind the codes and labels of a sticker. */
export type Design = {
  /** File name, for display only. */
  name: string;
  /** Blob or data URL of the image. */
  href: string;
  /** Size: of an image in px after EXIF rotation, of a PDF page in points. Of an SVG, only the proportions matter. */
  originalSize: Size;
  /** 'raster': an image of pixels. 'vector': an image that is sharp at every size. */
  kind: 'raster' | 'vector';
  /** Features of an SVG or a PDF that may print differently. */
  notes?: readonly DesignNote[];
  /** The page of a PDF that is the design, from 1, and the number of pages. Undefined for images. */
  pdf?: PdfPageChoice;
};

export type PdfPageChoice = { page: number; pageCount: number };

/**
 * Features that may print differently. 'picture': the page of a PDF is printed as an image, since its vectors cannot be
 * copied. 'annotations': comments and form fields of the PDF are left out. 'pdf-fonts': some fonts are not embedded in
 * the PDF. 'trimmed': only the part of the page inside its trim box is printed.
 */
export type DesignNote = SvgNote | 'picture' | 'annotations' | 'pdf-fonts' | 'trimmed';

/** Converts the size of a PDF page from points to mm, rounded to 0.1. */
export function toMmSize({ width, height }: Size): Size {
  const toMm = (points: number) => roundToTenth(points / pointsPerMm);
  return { width: toMm(width), height: toMm(height) };
}

/** Converts the size of a PDF page in points to a sticker size in mm. Undefined if it is outside of the limits. */
export function findStickerSize(page: Size): Size | undefined {
  const size = toMmSize(page);
  const { min, max } = limits.design;
  return Object.values(size).every((length) => length >= min && length <= max) ? size : undefined;
}

/**
 * Result of fitting an image into a sticker. The image is scaled and centred. It is not cropped, which could cut off
 * text, nor distorted, which could spoil a logo. If its proportions differ, white strips remain on two sides.
 */
export type ImageFit = {
  /** Resolution on paper, in pixels of the image per inch. */
  dpi: number;
  /** The sides on which the image leaves white strips. Strips up to 0.1 mm wide do not count. */
  strips: 'none' | 'sides' | 'top-and-bottom';
  /** Height in mm, rounded to 0.1, at which a sticker of this width would have no strips. */
  matchingHeight: number;
};

/** Maximum number of pixels of a design: enough for 1,200 dpi on an A6 sticker. Decoded, it takes 160 MB of memory. */
export const maxDesignPixels = 40_000_000;

/** Minimum resolution in dpi at which a print looks sharp. */
export const goodDpi = 300;
/** Resolution in dpi below which a print looks blurry. */
const softWarningDpi = 150;
/** Resolution in dpi below which pixels are visible in a print. */
const poorWarningDpi = 72;

/** Returns the warning for a resolution; undefined if the image prints well enough. */
export function findResolutionWarning(dpi: number): 'soft' | 'poor' | undefined {
  if (dpi >= softWarningDpi) return undefined;
  return dpi < poorWarningDpi ? 'poor' : 'soft';
}

/**
 * Returns the height in mm at which the sticker would have no white strips. Undefined if the sticker has no strips, or
 * already has this height, or if the height exceeds the limits of stickers.
 */
export function findHeightWithoutStrips(fit: ImageFit, stickerSize: Size): number | undefined {
  const { min, max } = limits.design;
  const height = fit.matchingHeight;
  return fit.strips !== 'none' && height !== stickerSize.height && height >= min && height <= max ? height : undefined;
}

/** Fits an image into a sticker. `imageSize` is in px, `stickerSize` in mm. */
export function fitImage(imageSize: Size, stickerSize: Size): ImageFit {
  const horizontalScale = stickerSize.width / imageSize.width;
  const verticalScale = stickerSize.height / imageSize.height;
  const scale = Math.min(horizontalScale, verticalScale);
  const leftStrip = (stickerSize.width - imageSize.width * scale) / 2;
  const topStrip = (stickerSize.height - imageSize.height * scale) / 2;
  return {
    dpi: Math.round(25.4 / scale),
    strips: leftStrip > 0.1 ? 'sides' : topStrip > 0.1 ? 'top-and-bottom' : 'none',
    matchingHeight: roundToTenth(imageSize.height * horizontalScale),
  };
}
