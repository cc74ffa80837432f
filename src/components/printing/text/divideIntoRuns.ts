import type { Bidi } from 'bidi-js';

import type { ParsedFont } from './createTextShaper';

/** A part of a text in one direction and one font. */
type RunOfText = { text: string; font: ParsedFont; isRightToLeft: boolean };

/** True for characters that change how a text is shaped but are not drawn, such as joiners and direction marks. */
const isInvisible = (character: string) => /\p{Default_Ignorable_Code_Point}/u.test(character);

/**
 * True for spaces, punctuation and marks, which stay in the font of the run. Letters and digits can begin a run in
 * another font.
 */
const isNeutral = (character: string) => !/[\p{L}\p{N}]/u.test(character);

/** Returns the font of each character. If no font has a character, returns the first such character instead. */
export function findFonts(text: string, fonts: readonly ParsedFont[]) {
  const found: ParsedFont[] = [];
  let current: ParsedFont | undefined;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const keepsFont = current && (isInvisible(character) || (isNeutral(character) && current.characters.has(code)));
    const font = keepsFont ? current : fonts.find(({ characters }) => characters.has(code));
    const next = font ?? (isInvisible(character) ? fonts[0] : undefined);
    if (!next) return { ok: false, missing: character } as const;
    current = next;
    // `found` has one entry for each UTF-16 code unit: characters beyond U+FFFF have two.
    found.push(...Array.from({ length: character.length }, () => next));
  }
  return { ok: true, found } as const;
}

/**
 * Divides a text into runs and returns them in visual order, from left to right (Unicode Standard Annex 9). The first
 * letter decides the direction of the line. If no font has a character, returns the first such character instead.
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
  const runOfCodeUnit: RunOfText[] = [];
  let level: number | undefined;
  for (const [index, font] of result.found.entries()) {
    const last = runs.at(-1);
    const codeUnitLevel = embedding.levels[index] ?? 0;
    const run = last && last.font === font && level === codeUnitLevel ? last : undefined;
    const codeUnit = text.charAt(index);
    if (run) run.text += codeUnit;
    else runs.push({ text: codeUnit, font, isRightToLeft: codeUnitLevel % 2 === 1 });
    level = codeUnitLevel;
    const currentRun = runs.at(-1);
    if (currentRun) runOfCodeUnit.push(currentRun);
  }
  const visualOrder = bidi.getReorderedIndices(text, embedding).flatMap((index) => runOfCodeUnit[index] ?? []);
  return { ok: true, runs: [...new Set(visualOrder)] };
}
