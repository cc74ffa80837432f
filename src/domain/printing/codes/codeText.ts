import { toLatinDigits } from '../../text/latinDigits';

/** The most characters of a code: more than any real one, and few enough for a QR code of a sticker. */
export const longestCode = 32;

/** Letters and digits, with marks between them that neither an address nor a reader changes. */
const allowed = /^[A-Z0-9](?:[A-Z0-9._-]*[A-Z0-9])?$/;

export type CodeText =
  | { ok: true; code: string }
  /** `letters`: something that is no letter or digit of English, nor one of `-`, `.` and `_` between them. */
  | { ok: false; reason: 'empty' | 'letters' | 'too-long' };

/** What is behind `/t/` in an address; undefined where the text is none. */
function codeInAddress(text: string): string | undefined {
  const found = /^https?:\/\/[^/?#]+(?:\/[^?#]*)?\/t\/([^/?#]+)\/?(?:[?#].*)?$/i.exec(text)?.[1];
  if (found === undefined) return undefined;
  try {
    return decodeURIComponent(found);
  } catch {
    return found;
  }
}

/**
 * The code in a text that a person typed or pasted: in upper case, with 0 to 9 for digits, without the spaces between
 * its groups. The whole address of a tag stands for the code in it.
 */
export function readCode(text: string): CodeText {
  const trimmed = text.trim();
  const bare = toLatinDigits(codeInAddress(trimmed) ?? trimmed);
  const code = bare.replace(/[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/g, '').toUpperCase();
  if (code === '') return { ok: false, reason: 'empty' };
  if (!allowed.test(code)) return { ok: false, reason: 'letters' };
  return code.length > longestCode ? { ok: false, reason: 'too-long' } : { ok: true, code };
}
