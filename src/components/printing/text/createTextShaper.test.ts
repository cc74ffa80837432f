import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import type { ShapedLine } from '~/domain/printing/text/shapedText';

import { createTextShaper, parseFont } from './createTextShaper';

const openFont = (name: string) =>
  parseFont(name, new Uint8Array(readFileSync(`${import.meta.dirname}/fonts/${name}.ttf`)));
const fonts = [openFont('figtree-bold'), openFont('figtree-ext-bold'), openFont('arabic-bold')];
const chain = { regular: fonts, bold: fonts };
const shaper = createTextShaper({ figtree: chain, bricolage: chain });

function shape(text: string): ShapedLine {
  const shaped = shaper.shape(text, 'figtree', 'bold');
  if (!shaped.ok) throw new Error(`${shaped.missingCharacter} is missing.`);
  return shaped;
}
const listGlyphs = (text: string) => shape(text).runs.flatMap(({ glyphs }) => glyphs);
/** Returns the id of the glyph that shows a letter in a text. */
const findGlyphId = (text: string, letter: string) => listGlyphs(text).find((glyph) => glyph.text === letter)?.id;

it('joins Arabic letters: a letter has a different glyph inside a word than alone', () => {
  for (const letter of ['م', 'ح', 'س', 'ل']) {
    const forms = [letter, `${letter}ب`, `ب${letter}ب`, `ب${letter}`].map((text) => findGlyphId(text, letter));
    expect(forms, letter).not.toContain(undefined);
    expect(new Set(forms).size, letter).toBeGreaterThanOrEqual(3);
  }
});

it('draws Arabic from right to left, and digits in it from left to right', () => {
  const positions = listGlyphs('محمد').map(({ x }) => x);
  expect(listGlyphs('محمد').map(({ text }) => text)).toEqual(['د', 'م', 'ح', 'م']);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  const runs = shape('الرمز 24').runs.map(({ isRightToLeft, face }) => [face.name, isRightToLeft]);
  expect(runs).toEqual([
    ['figtree-bold', false],
    ['arabic-bold', true],
  ]);
  expect(shape('الرمز 24').runs[0]?.glyphs.map(({ text }) => text)).toEqual(['2', '4']);
});

it('mirrors brackets in text from right to left', () => {
  expect(findGlyphId('(a)', '(')).toBe(findGlyphId('م (a) م', ')'));
  expect(findGlyphId('(a)', '(')).toBe(findGlyphId('(م)', ')'));
});

it('draws letters of both Latin fonts in one line, in the order of the text', () => {
  const { runs, width } = shape('Łukasz');
  expect(runs.map(({ face }) => face.name)).toEqual(['figtree-ext-bold', 'figtree-bold']);
  expect(runs[1]?.x).toBeGreaterThan(0.4);
  expect(width).toBeGreaterThan(2);
});

it('names the first character that no font has', () => {
  expect(shaper.shape('Tag 漢字', 'figtree', 'bold')).toEqual({ ok: false, text: 'Tag 漢字', missingCharacter: '漢' });
  expect(shaper.findMissing('😀', 'figtree', 'bold')).toBe('😀');
  expect(shaper.findMissing('Zoë, Øystein & محمد 24', 'figtree', 'bold')).toBeUndefined();
});

it('measures the width with kerning, and the outlines of the glyphs', () => {
  expect(shape('AVAVAV').width).toBeLessThan(3 * (shape('A').width + shape('V').width) - 0.05);
  const { inkBounds, width } = shape('Tag');
  expect(inkBounds.top).toBeCloseTo(-0.7, 1);
  expect(inkBounds.bottom).toBeCloseTo(0.2, 1);
  expect(inkBounds.right).toBeLessThan(width);
  expect(shape('T').runs[0]?.path).toMatch(/^M[\d. -]+(L[\d. -]+)+Z$/);
});
