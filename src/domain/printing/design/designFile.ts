import { checkImageContent } from '../../files/imageFile';
import type { ImageFileCheck, ImageFileError } from '../../files/imageFile';
import { detectEncoding } from '../../files/textFile';
import { maxDesignPixels } from './design';
import type { Design } from './design';
import { readSvg } from './svg';
import type { SvgNote } from './svg';

export type DesignFileError =
  | ImageFileError
  /** No image, but text or a spreadsheet: probably a list of codes in the wrong field. */
  | { reason: 'code-list' }
  /** An SVG without width, height and view box. */
  | { reason: 'no-size' }
  /** The code that reads designs could not be fetched. */
  | { reason: 'not-loaded' }
  /** In px. */
  | { reason: 'too-many-pixels'; width: number; height: number };

type Rejected = { ok: false; error: DesignFileError };

/** Result of reading a design file. */
export type DesignResult = { ok: true; design: Design } | Rejected;

const reject = (error: DesignFileError): Rejected => ({ ok: false, error });

function mayBeCodeList(bytes: Uint8Array): boolean {
  const text = detectEncoding(bytes);
  return !('error' in text) || text.error === 'spreadsheet';
}

/** Checks a design by its content. The source of an SVG is checked by `checkSvg`. */
export function checkDesignContent(bytes: Uint8Array): Extract<ImageFileCheck, { ok: true }> | Rejected {
  const check = checkImageContent(bytes);
  if (!check.ok)
    return check.error.reason === 'not-an-image' && mayBeCodeList(bytes) ? reject({ reason: 'code-list' }) : check;
  if (check.type === 'image/svg+xml') return check;
  const { width, height } = check;
  return width * height > maxDesignPixels ? reject({ reason: 'too-many-pixels', width, height }) : check;
}

/** Checks the source of an SVG. Its size is in CSS pixels, of which only the proportion matters. */
export function checkSvg(
  source: string,
): { ok: true; width: number; height: number; notes: readonly SvgNote[] } | Rejected {
  const { size, notes, isComplete } = readSvg(source);
  if (size) return { ok: true, ...size, notes };
  return reject({ reason: isComplete ? 'no-size' : 'damaged' });
}
