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

/** A test for texts made by `searchText`: every word of `search` must occur somewhere. Without words all match. */
export function textMatcher(search: string): (text: string) => boolean {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.includes(word));
}

/** What a telephone number is found by: as it is shown, and as it is typed, without its spaces. */
export function phoneTexts(phone: string): string[] {
  return [phone, phone.replace(/\s/g, '')];
}
