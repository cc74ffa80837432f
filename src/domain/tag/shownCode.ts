/** The most characters of a foreign code that are shown: any real one is shorter. */
const longest = 32;

/** Characters that show nothing or turn the text around them: controls, and marks of writing direction. */
const unseen = /[\p{Cc}\p{Bidi_Control}]/gu;

/** Costs milliseconds to make, so it is made once, and not before it is needed. */
let segmenter: Intl.Segmenter | undefined;

/**
 * A code from an address as it can be shown to anybody: without characters that are not seen, cut after 32 with '…'. An
 * empty text where nothing is left to show. Characters are counted as they are seen: an emoji is one.
 */
export function shownCode(code: string): string {
  const seen = code.replaceAll(unseen, ' ').trim();
  let shown = '';
  let count = 0;
  segmenter ??= new Intl.Segmenter('en');
  for (const { segment } of segmenter.segment(seen)) {
    if (count === longest) return `${shown}…`;
    shown += segment;
    count++;
  }
  return shown;
}
