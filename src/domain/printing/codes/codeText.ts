import { toLatinDigits } from '../../number/latinDigits';

/** Maximum length of a code: longer than any real one, short enough for a QR code on a sticker. */
export const maxCodeTextLength = 32;

/** Letters and digits, separated by characters that URLs and scanners leave unchanged. */
const allowed = /^[A-Z0-9](?:[A-Z0-9._-]*[A-Z0-9])?$/;

export type CodeText =
  | { ok: true; code: string }
  /** `letters`: contains characters other than A to Z, 0 to 9 and inner `-`, `.` or `_`. */
  | { ok: false; reason: 'empty' | 'letters' | 'too-long' };

/** The part of a URL after `/t/`; undefined if the text is no tag URL. */
function codeInUrl(text: string): string | undefined {
  const found = /^https?:\/\/[^/?#]+(?:\/[^?#]*)?\/t\/([^/?#]+)\/?(?:[?#].*)?$/i.exec(text)?.[1];
  if (found === undefined) return undefined;
  try {
    return decodeURIComponent(found);
  } catch {
    return found;
  }
}

/**
 * Normalizes a typed or pasted code: upper case, Latin digits, no spaces. From a tag's URL the code is extracted.
 */
export function readCode(text: string): CodeText {
  const trimmed = text.trim();
  const bare = toLatinDigits(codeInUrl(trimmed) ?? trimmed);
  const code = bare.replace(/[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/g, '').toUpperCase();
  if (code === '') return { ok: false, reason: 'empty' };
  if (!allowed.test(code)) return { ok: false, reason: 'letters' };
  return code.length > maxCodeTextLength ? { ok: false, reason: 'too-long' } : { ok: true, code };
}
