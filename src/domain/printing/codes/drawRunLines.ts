import type { TextLine } from '../settings/textLine';
import type { StickerExtras } from '../sticker/scene';
import type { TextShaper } from '../text/shapedText';
import type { RunTexts } from './runTexts';

/** The text lines of a run: their settings, their texts for each code, and a text shaper. */
export type RunLines = {
  lines: readonly Pick<TextLine, 'font' | 'weight'>[];
  texts: RunTexts;
  /** Number of stickers of each code. */
  copies: number;
  shaper: Pick<TextShaper, 'shape'>;
};

/** Adds the text lines to the drawings of a run, see `drawRun`. Without text lines, returns `drawings` itself. */
export function addRunLines<Drawings extends { getExtras: (index: number) => StickerExtras }>(
  drawings: Drawings,
  runLines: RunLines | undefined,
): Drawings {
  if (!runLines || runLines.lines.length === 0) return drawings;
  const { lines, texts, copies, shaper } = runLines;
  const shapeLines = (index: number) =>
    lines.map(({ font, weight }, lineIndex) =>
      shaper.shape(texts[Math.floor(index / copies)]?.[lineIndex] ?? '', font, weight),
    );
  return {
    ...drawings,
    getExtras: (index: number) => ({ ...drawings.getExtras(index), lines: () => shapeLines(index) }),
  };
}
