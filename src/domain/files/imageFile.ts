import { detectFileType, readImageSize } from './imageHeader';
import type { ImageType } from './imageHeader';

/** Maximum size of an image file in bytes, checked before reading. */
export const maxImageFileSize = 20 * 1024 * 1024;

/** Media types that the file chooser offers. */
export const imageFileTypes = [
  ...(['image/png', 'image/jpeg', 'image/webp', 'image/gif'] satisfies ImageType[]),
  'image/svg+xml',
] as const;

export type ImageFileError =
  | { reason: 'empty' | 'pdf' | 'not-an-image' | 'damaged' }
  | { reason: 'too-large'; bytes: number };

/** `width` and `height` in px. An SVG has no size in its header. */
export type ImageFileCheck =
  | { ok: true; type: ImageType; width: number; height: number }
  | { ok: true; type: 'image/svg+xml' }
  | { ok: false; error: ImageFileError };

const reject = (reason: Exclude<ImageFileError['reason'], 'too-large'>) => ({ ok: false, error: { reason } }) as const;

/** Checks the size of a file before it is read. */
export function checkImageFileSize(bytes: number): ImageFileError | undefined {
  if (bytes === 0) return { reason: 'empty' };
  return bytes > maxImageFileSize ? { reason: 'too-large', bytes } : undefined;
}

/**
 * Checks an image by its content; name and media type are ignored. A truncated file can pass: only decoding finds it.
 */
export function checkImageContent(bytes: Uint8Array): ImageFileCheck {
  if (bytes.length === 0) return reject('empty');
  const type = detectFileType(bytes);
  if (type === 'pdf') return reject('pdf');
  if (type === 'unknown') return reject('not-an-image');
  if (type === 'svg') return { ok: true, type: 'image/svg+xml' };
  const size = readImageSize(type, bytes);
  return size && size.width > 0 && size.height > 0 ? { ok: true, type, ...size } : reject('damaged');
}
