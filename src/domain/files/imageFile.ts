import { detectFileType, readImageSize } from './imageHeader';
import type { ImageType } from './imageHeader';

/** Maximum size of an image file in bytes (20 MB). It is checked before the file is read. */
export const maxImageFileSize = 20 * 1024 * 1024;

/** Media types that the file dialog offers. */
export const imageFileTypes = [
  ...(['image/png', 'image/jpeg', 'image/webp', 'image/gif'] satisfies ImageType[]),
  'image/svg+xml',
] as const;

type FileSizeError = { reason: 'empty' } | { reason: 'too-large'; bytes: number };

export type ImageFileError = FileSizeError | { reason: 'pdf' } | { reason: 'not-an-image' | 'damaged' };

/** Result of `checkImageContent`. */
export type ImageFileCheck =
  /** A raster image. `width` and `height` are in px, from the header of the file. */
  | { ok: true; type: ImageType; width: number; height: number }
  /** An SVG. Its size is not in a header, so the caller reads it from the source. */
  | { ok: true; type: 'image/svg+xml' }
  | { ok: false; error: ImageFileError };

const createRejection = (reason: Exclude<ImageFileError['reason'], 'too-large'>) =>
  ({ ok: false, error: { reason } }) as const;

/** Returns an error if a file of `size` bytes is empty or too large. Called before the file is read. */
export function checkImageFileSize(size: number): FileSizeError | undefined {
  if (size === 0) return { reason: 'empty' };
  return size > maxImageFileSize ? { reason: 'too-large', bytes: size } : undefined;
}

/**
 * Checks an image file by its header, ignoring its name and media type. A truncated file can pass, because only
 * decoding the whole image would reveal that the end is missing.
 */
export function checkImageContent(bytes: Uint8Array): ImageFileCheck {
  if (bytes.length === 0) return createRejection('empty');
  const type = detectFileType(bytes);
  if (type === 'pdf') return createRejection('pdf');
  if (type === 'unknown') return createRejection('not-an-image');
  if (type === 'svg') return { ok: true, type: 'image/svg+xml' };
  const size = readImageSize(type, bytes);
  return size && size.width > 0 && size.height > 0 ? { ok: true, type, ...size } : createRejection('damaged');
}
