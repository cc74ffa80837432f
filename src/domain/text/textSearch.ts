import { phonePrefixes, stripSeparators } from './phone';

/** Lower case without accents, so that 'Jose' finds 'José' and 'z' sorts after 'é'. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return isAscii(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Most texts are ASCII; skipping normalization for them matters in lists of 100,000 rows. */
const isAscii = (text: string) => !/[^\p{ASCII}]/u.test(text);

/** Search text of a row: its folded fields, one per line. */
export function searchText(fields: readonly string[]): string {
  return foldText(fields.join('\n'));
}

/**
 * Returns a predicate for texts made by `searchText`: each word of `search` must occur. An empty search matches all. A
 * search of digits only is part of a phone number and must occur without gaps, whatever its own spacing.
 */
export function textMatcher(search: string): (text: string) => boolean {
  const folded = foldText(search).trim();
  if (isPhoneLike(folded)) {
    const run = stripSeparators(folded);
    // As typed, it may be a date.
    return (text) => text.includes(run) || text.includes(folded);
  }
  const words = folded.split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.includes(word));
}

const isPhoneLike = (text: string) => /^\+?[\d\s()-]+$/.test(text) && /\d/.test(text);

const { international, national } = phonePrefixes;

/** Search texts of a phone number: as displayed, and its digits with the national and the international prefix. */
export function phoneTexts(phone: string): string[] {
  const run = stripSeparators(phone);
  if (run.startsWith(international)) return [phone, run, national + run.slice(international.length)];
  return run.startsWith(national) ? [phone, run, international + run.slice(national.length)] : [phone, run];
}
