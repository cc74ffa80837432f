import { toLatinDigits } from '../../number/latinDigits';

/**
 * Maximum length of a code in characters. Codes in use are shorter, and the QR code of a code of this length still fits
 * on a sticker.
 */
export const maxCodeTextLength = 32;

/** Matches letters and digits with '.', '_' or '-' between them, which URLs and scanners leave unchanged. */
const codePattern = /^[A-Z0-9](?:[A-Z0-9._-]*[A-Z0-9])?$/;

export type ReadCodeResult =
  | { ok: true; code: string }
  /** 'letters': the text has characters other than A to Z, 0 to 9 and, between them, '-', '.' or '_'. */
  | { ok: false; reason: 'empty' | 'letters' | 'too-long' };

/** Returns the code after `/t/` in the URL of a tag. Undefined if the text is not the URL of a tag. */
function findCodeInUrl(text: string): string | undefined {
  const encodedCode = /^https?:\/\/[^/?#]+(?:\/[^?#]*)?\/t\/([^/?#]+)\/?(?:[?#].*)?$/i.exec(text)?.[1];
  if (encodedCode === undefined) return undefined;
  try {
    return decodeURIComponent(encodedCode);
  } catch {
    return encodedCode;
  }
}

/**
 * Reads a typed or pasted code, or the code in the URL of a tag. Returns the code in upper case, with Latin digits, and
 * without spaces and invisible characters. Rejects text with a tab inside, because it consists of two cells.
 */
export function readCode(text: string): ReadCodeResult {
  const trimmed = text.trim();
  const withLatinDigits = toLatinDigits(findCodeInUrl(trimmed) ?? trimmed);
  const code = withLatinDigits.replace(/(?!\t)[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '').toUpperCase();
  if (code === '') return { ok: false, reason: 'empty' };
  if (!codePattern.test(code)) return { ok: false, reason: 'letters' };
  return code.length > maxCodeTextLength ? { ok: false, reason: 'too-long' } : { ok: true, code };
}
