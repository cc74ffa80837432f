/** Maximum number of displayed characters (grapheme clusters). */
const maxLength = 32;

/** Control characters, and direction controls that could reorder the text around them. */
const invisibleCharacters = /[\p{Cc}\p{Bidi_Control}]/gu;

/** Splits text into grapheme clusters. Created on first use, because the constructor takes milliseconds. */
let segmenter: Intl.Segmenter | undefined;

/**
 * Formats a code for safe display, since it can come from a URL. Replaces control characters with spaces, and shortens
 * codes of more than 32 characters (grapheme clusters) to 32 and '…'. The result can be empty.
 */
export function formatCode(code: string): string {
  const visibleCode = code.replaceAll(invisibleCharacters, ' ').trim();
  let result = '';
  let clusterCount = 0;
  segmenter ??= new Intl.Segmenter('en');
  for (const { segment } of segmenter.segment(visibleCode)) {
    if (clusterCount === maxLength) return `${result}…`;
    result += segment;
    clusterCount++;
  }
  return result;
}
