import type { Bidi } from 'bidi-js';

import type { ParsedFont } from './createTextShaper';

/** A part of a text in one direction and one font. */
type RunOfText = { text: string; font: ParsedFont; isRightToLeft: boolean };

/** True for characters that change how a text is shaped but are not drawn, such as joiners and direction marks. */
const isInvisible = (character: string) => /\p{Default_Ignorable_Code_Point}/u.test(character);

/**
 * True for spaces, punctuation and marks. They stay in the font of the text before them if that font has them, while
 * letters and digits can begin a run in another font.
 */
const isNeutral = (character: string) => !/[\p{L}\p{N}]/u.test(character);

/** Returns the font of each UTF-16 code unit or, if some characters are in no font, the first of these characters. */
export function findFonts(text: string, fonts: readonly ParsedFont[]) {
  const fontsByCodeUnit: ParsedFont[] = [];
  let currentFont: ParsedFont | undefined;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const keepsFont =
      currentFont && (isInvisible(character) || (isNeutral(character) && currentFont.characters.has(codePoint)));
    const font = keepsFont ? currentFont : fonts.find(({ characters }) => characters.has(codePoint));
    const nextFont = font ?? (isInvisible(character) ? fonts[0] : undefined);
    if (!nextFont) return { ok: false, missing: character } as const;
    currentFont = nextFont;
    // Adds one entry for each UTF-16 code unit: characters beyond U+FFFF have two.
    fontsByCodeUnit.push(...Array.from({ length: character.length }, () => nextFont));
  }
  return { ok: true, fontsByCodeUnit } as const;
}

/**
 * Divides a text into runs and returns them in visual order, from left to right (Unicode Standard Annex 9). The first
 * letter decides the direction of the line. If some characters are in no font, returns the first of them instead.
 */
export function divideIntoRuns(
  text: string,
  fonts: readonly ParsedFont[],
  bidi: Bidi,
): { ok: true; runs: readonly RunOfText[] } | { ok: false; missing: string } {
  const result = findFonts(text, fonts);
  if (!result.ok) return result;
  const embedding = bidi.getEmbeddingLevels(text, 'auto');
  const runs: RunOfText[] = [];
  const runsByCodeUnit: RunOfText[] = [];
  let previousLevel: number | undefined;
  for (const [index, font] of result.fontsByCodeUnit.entries()) {
    const lastRun = runs.at(-1);
    const codeUnitLevel = embedding.levels[index] ?? 0;
    const matchingRun = lastRun && lastRun.font === font && previousLevel === codeUnitLevel ? lastRun : undefined;
    const codeUnit = text.charAt(index);
    if (matchingRun) matchingRun.text += codeUnit;
    else runs.push({ text: codeUnit, font, isRightToLeft: codeUnitLevel % 2 === 1 });
    previousLevel = codeUnitLevel;
    const currentRun = runs.at(-1);
    if (currentRun) runsByCodeUnit.push(currentRun);
  }
  const visualOrder = bidi.getReorderedIndices(text, embedding).flatMap((index) => runsByCodeUnit[index] ?? []);
  return { ok: true, runs: [...new Set(visualOrder)] };
}
