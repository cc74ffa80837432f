import { checkImageContent } from '../../files/imageFile';
import type { ImageFileCheck, ImageFileError } from '../../files/imageFile';
import { detectEncoding } from '../../files/textFile';
import { maxDesignPixels } from './design';
import type { Design } from './design';
import { readSvg } from './svg';
import type { SvgNote } from './svg';

/**
 * Reason why a PDF, or one of its pages, cannot be a design. 'pdf-password': it can only be opened with a password.
 * 'pdf-too-complex': drawing the page takes too long.
 */
export type PdfFileError = { reason: 'pdf-password' | 'pdf-damaged' | 'pdf-empty' | 'pdf-too-complex' };

export type DesignFileError =
  | Exclude<ImageFileError, { reason: 'pdf' }>
  | PdfFileError
  /** The file is text or a spreadsheet, probably a list of codes that was uploaded in the wrong field. */
  | { reason: 'code-list' }
  /** The file is an SVG without a usable width, height or view box. */
  | { reason: 'no-size' }
  /** The part of the app that reads designs could not be loaded. */
  | { reason: 'not-loaded' }
  /** The design of a recorded run cannot be printed again, because the run was stored without it. */
  | { reason: 'not-kept' }
  /** The image has more than `maxDesignPixels` pixels. `width` and `height` are in px. */
  | { reason: 'too-many-pixels'; width: number; height: number };

type Rejected = { ok: false; error: DesignFileError };

/** Result of reading a design file. */
export type DesignResult = { ok: true; design: Design } | Rejected;

const reject = (error: DesignFileError): Rejected => ({ ok: false, error });

function mayBeCodeList(bytes: Uint8Array): boolean {
  const encodingCheck = detectEncoding(bytes);
  return !('error' in encodingCheck) || encodingCheck.error === 'spreadsheet';
}

/**
 * Checks the content of a design file. Of a PDF, only the first bytes are checked, so the caller must check the rest
 * when it opens the PDF. For an SVG, the caller must also call `checkSvg` with its source.
 */
export function checkDesignContent(
  bytes: Uint8Array,
): Extract<ImageFileCheck, { ok: true }> | { ok: true; type: 'application/pdf' } | Rejected {
  const check = checkImageContent(bytes);
  if (!check.ok) {
    const { error } = check;
    if (error.reason === 'pdf') return { ok: true, type: 'application/pdf' };
    return reject(error.reason === 'not-an-image' && mayBeCodeList(bytes) ? { reason: 'code-list' } : error);
  }
  if (check.type === 'image/svg+xml') return check;
  const { width, height } = check;
  return width * height > maxDesignPixels ? reject({ reason: 'too-many-pixels', width, height }) : check;
}

/** Checks the source of an SVG. Returns its width and height in CSS pixels, of which only the proportion matters. */
export function checkSvg(
  source: string,
): { ok: true; width: number; height: number; notes: readonly SvgNote[] } | Rejected {
  const { size, notes, isComplete } = readSvg(source);
  if (size) return { ok: true, ...size, notes };
  return reject({ reason: isComplete ? 'no-size' : 'damaged' });
}
