function measureLongestLine(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length));
}

/** Returns all ways to break `words` into exactly `lineCount` lines. */
function listWaysToBreak(words: readonly string[], lineCount: number): string[][] {
  if (lineCount === 1) return [[words.join(' ')]];
  return words
    .slice(0, words.length - lineCount + 1)
    .flatMap((_, lastWordIndex) =>
      listWaysToBreak(words.slice(lastWordIndex + 1), lineCount - 1).map((otherLines) => [
        words.slice(0, lastWordIndex + 1).join(' '),
        ...otherLines,
      ]),
    );
}

/**
 * Breaks `text` into lines of up to `maxLength` characters: as few lines as possible, at most three, with the longest
 * line as short as possible. If the text does not fit in three lines, some lines are longer.
 */
export function balanceLines(text: string, maxLength: number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  let bestLines = [words.join(' ')];
  for (
    let lineCount = 2;
    lineCount <= Math.min(3, words.length) && measureLongestLine(bestLines) > maxLength;
    lineCount++
  )
    for (const lines of listWaysToBreak(words, lineCount))
      if (measureLongestLine(lines) < measureLongestLine(bestLines)) bestLines = lines;
  return bestLines;
}
