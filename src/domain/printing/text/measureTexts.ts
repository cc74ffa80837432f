import type { TextLine } from '../settings/textLine';
import type { ShapedLine, TextShaper } from './shapedText';

/** Maximum number of texts that are measured for each line. Shaping a text takes up to a tenth of a millisecond. */
const maxMeasuredTexts = 2000;

/** A text of a line, and the zero-based index of the first code that has it. */
type TextOfCode = { text: string; codeIndex: number };

/** Measurements of the texts of one line on all stickers of a run. */
export type MeasuredTexts = {
  /** The distinct texts that can be printed: all of them, or the `maxMeasuredTexts` longest ones. */
  printableTexts: readonly { line: ShapedLine; codeIndex: number }[];
  /** The first text with a character that no font has, and the number of codes with such texts. */
  firstUnprintableText?: TextOfCode & { character: string; count: number };
  /** Names of placeholders in the line that the source of the codes does not provide. */
  unknownNames: readonly string[];
};

/**
 * Measures the texts of a line on all stickers of a run. `texts` contains the text of each code. All texts are searched
 * for missing characters, even if only the longest ones are measured.
 */
export function measureTexts(
  { font, weight }: Pick<TextLine, 'font' | 'weight'>,
  texts: readonly string[],
  unknownNames: readonly string[],
  { shape, findMissing }: Pick<TextShaper, 'shape' | 'findMissing'>,
): MeasuredTexts {
  const firstIndexes = new Map<string, number>();
  const counts = new Map<string, number>();
  texts.forEach((text, codeIndex) => {
    if (text === '') return;
    if (!firstIndexes.has(text)) firstIndexes.set(text, codeIndex);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  });
  const drawableTexts: TextOfCode[] = [];
  let firstUnprintableText: MeasuredTexts['firstUnprintableText'];
  for (const [text, codeIndex] of firstIndexes) {
    const character = findMissing(text, font, weight);
    if (character === undefined) {
      drawableTexts.push({ text, codeIndex });
      continue;
    }
    const first = firstUnprintableText ?? { text, codeIndex, character, count: 0 };
    firstUnprintableText = { ...first, count: first.count + (counts.get(text) ?? 0) };
  }
  const textsToMeasure = drawableTexts.toSorted((a, b) => b.text.length - a.text.length).slice(0, maxMeasuredTexts);
  const printableTexts = textsToMeasure.flatMap(({ text, codeIndex }) => {
    const line = shape(text, font, weight);
    return line.ok ? [{ line, codeIndex }] : [];
  });
  return { printableTexts, unknownNames, ...(firstUnprintableText && { firstUnprintableText }) };
}
