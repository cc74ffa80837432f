/** Maximum number of characters. Valid codes are shorter. */
const maxLength = 32;

/** Control characters and bidi controls, which could reorder the text around them. */
const invisible = /[\p{Cc}\p{Bidi_Control}]/gu;

/** Created on first use: the constructor takes milliseconds. */
let segmenter: Intl.Segmenter | undefined;

/**
 * A code from a URL, safe for display: without invisible characters, truncated after 32 characters (grapheme clusters)
 * with '…'. Can be empty.
 */
export function displayCode(code: string): string {
  const visible = code.replaceAll(invisible, ' ').trim();
  let result = '';
  let count = 0;
  segmenter ??= new Intl.Segmenter('en');
  for (const { segment } of segmenter.segment(visible)) {
    if (count === maxLength) return `${result}…`;
    result += segment;
    count++;
  }
  return result;
}
