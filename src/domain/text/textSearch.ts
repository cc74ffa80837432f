/** Latin letters without their accents and in lower case, so that 'Jose' finds 'José' and 'z' comes after 'é'. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return isPlain(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Most texts are ASCII, and a list has a hundred thousand of them. */
const isPlain = (text: string) => !/[^\p{ASCII}]/u.test(text);

/** The text by which a row is searched: its fields, folded, one on each line. */
export function searchText(fields: readonly string[]): string {
  return foldText(fields.join('\n'));
}

/**
 * A test for texts made by `searchText`: every word of `search` must occur somewhere. Without words all match. A search
 * of nothing but digits is a telephone number, or a part of one, and must occur as one run however it is spaced.
 */
export function textMatcher(search: string): (text: string) => boolean {
  const folded = foldText(search).trim();
  if (isPhoneLike(folded)) {
    const run = digitRun(folded);
    // As it was typed it may be a day.
    return (text) => text.includes(run) || text.includes(folded);
  }
  const words = folded.split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.includes(word));
}

const isPhoneLike = (text: string) => /^\+?[\d\s()-]+$/.test(text) && /\d/.test(text);

/** A telephone number without what people put between its digits. */
const digitRun = (phone: string) => phone.replace(/[\s()-]/g, '');

/** How numbers of the Emirates begin for callers from abroad and for those in the country (ITU-T E.164 and E.123). */
const fromAbroad = '+971';
const within = '0';

/** What a telephone number is found by: as it is shown, and as one run of digits, as it is dialled here and from abroad. */
export function phoneTexts(phone: string): string[] {
  const run = digitRun(phone);
  if (run.startsWith(fromAbroad)) return [phone, run, within + run.slice(fromAbroad.length)];
  return run.startsWith(within) ? [phone, run, fromAbroad + run.slice(within.length)] : [phone, run];
}
