/** Maximum number of displayed characters. No valid code is longer. */
const maxLength = 32;

/** Control characters, and direction controls that could reorder the text around them. */
const invisibleCharacters = /[\p{Cc}\p{Bidi_Control}]/gu;

/** Splits text into grapheme clusters. It is created on first use, because the constructor takes milliseconds. */
let segmenter: Intl.Segmenter | undefined;

/**
 * Returns a code from a URL in a form that is safe to display. Replaces control characters by spaces, and shortens
 * codes of more than 32 characters (grapheme clusters) to 32 and '…'. The result can be empty.
 */
export function formatCode(code: string): string {
  const visibleCode = code.replaceAll(invisibleCharacters, ' ').trim();
  let result = '';
  let count = 0;
  segmenter ??= new Intl.Segmenter('en');
  for (const { segment } of segmenter.segment(visibleCode)) {
    if (count === maxLength) return `${result}…`;
    result += segment;
    count++;
  }
  return result;
}
