function longestLength(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length));
}

/** Returns all ways to break `words` into exactly `count` lines. */
function lineBreaks(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return words
    .slice(0, words.length - count + 1)
    .flatMap((_, last) =>
      lineBreaks(words.slice(last + 1), count - 1).map((rest) => [words.slice(0, last + 1).join(' '), ...rest]),
    );
}

/**
 * Breaks `text` into at most three lines of up to `width` characters, with the longest line as short as possible.
 * Longer texts also get three lines; the caller reduces the font size.
 */
export function balanceLines(text: string, width: number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  let best = [words.join(' ')];
  for (let count = 2; count <= Math.min(3, words.length) && longestLength(best) > width; count++)
    for (const lines of lineBreaks(words, count)) if (longestLength(lines) < longestLength(best)) best = lines;
  return best;
}
