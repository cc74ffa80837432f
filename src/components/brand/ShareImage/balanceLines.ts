function longestOf(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length));
}

/** All ways to set `words` in exactly `count` lines. */
function settings(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return words
    .slice(0, words.length - count + 1)
    .flatMap((_, last) =>
      settings(words.slice(last + 1), count - 1).map((rest) => [words.slice(0, last + 1).join(' '), ...rest]),
    );
}

/**
 * `text` in as few lines as keep each within `width` characters, three at most, their longest as short as can be. A
 * text that needs more room gets three lines all the same: whoever sets it takes smaller letters.
 */
export function balanceLines(text: string, width: number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  let best = [words.join(' ')];
  for (let count = 2; count <= Math.min(3, words.length) && longestOf(best) > width; count++)
    for (const lines of settings(words, count)) if (longestOf(lines) < longestOf(best)) best = lines;
  return best;
}
