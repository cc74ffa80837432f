import { phonePrefixes, stripSeparators } from './phone';

/** Returns the text in lower case and without accents, so that 'Jose' finds 'José' and 'z' sorts after 'é'. */
export function foldText(text: string): string {
  const lowerCaseText = text.toLowerCase();
  return isAscii(lowerCaseText) ? lowerCaseText : lowerCaseText.normalize('NFKD').replace(/\p{M}/gu, '');
}

/** True if a text needs no normalization. Skipping the normalization saves noticeable time in lists of 100,000 rows. */
const isAscii = (text: string) => !/[\u0080-\uffff]/.test(text);

/** Returns the searchable text of a row: its fields, one per line, in the form that `foldText` returns. */
export function createSearchableText(fields: readonly string[]): string {
  return foldText(fields.join('\n'));
}

/**
 * Returns a predicate for texts of `createSearchableText`, which is true if the text contains each word of `search`. An
 * empty search matches every text. A search of only digits and separators matches adjacent digits, such as a part of a
 * phone number.
 */
export function createTextMatcher(search: string): (text: string) => boolean {
  const foldedSearch = foldText(search).trim();
  if (isPhoneLike(foldedSearch)) {
    const digits = stripSeparators(foldedSearch);
    // The search can also be a date such as '15-06-2026', so the search with its separators matches, too.
    return (text) => text.includes(digits) || text.includes(foldedSearch);
  }
  const words = foldedSearch.split(/\s/);
  return (text) => words.every((word) => text.includes(word));
}

const isPhoneLike = (text: string) => /^\+?[\d\s()-]+$/.test(text) && /\d/.test(text);

const { international, national } = phonePrefixes;

/**
 * Returns the texts by which a search finds a phone number: the number as stored, and its digits. For UAE numbers, also
 * returns the digits in the other format, national or international.
 */
export function listPhoneTexts(phone: string): string[] {
  const digits = stripSeparators(phone);
  if (digits.startsWith(international)) return [phone, digits, national + digits.slice(international.length)];
  return digits.startsWith(national) ? [phone, digits, international + digits.slice(national.length)] : [phone, digits];
}
