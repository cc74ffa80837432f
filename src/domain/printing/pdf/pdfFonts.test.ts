import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import type { ShapedRun } from '../text/shapedText';
import { drawGlyphs } from './drawGlyphs';
import { createPdfFile } from './pdfFile';
import { createPdfFonts } from './pdfFonts';
import { keepEmbeddedTables, readFontMetrics } from './trueTypeFont';

const bytes = new Uint8Array(readFileSync('src/components/printing/text/fonts/figtree-bold.ttf'));
const face = { name: 'Figtree-Bold', bytes, unitsPerEm: 1000 };
const makeRun = (glyphs: ShapedRun['glyphs']): ShapedRun => ({ face, x: 0, glyphs, isRightToLeft: false, path: '' });
const draw = (glyphs: ShapedRun['glyphs'], fonts = createPdfFonts()) => {
  const line = {
    ok: true,
    text: '',
    runs: [makeRun(glyphs)],
    width: 1,
    ink: { left: 0, top: 0, right: 1, bottom: 0 },
    capHeight: 0.7,
  } as const;
  return drawGlyphs({ kind: 'glyphs', x: 3, y: 5, line, size: 2, fill: '#000000' }, fonts);
};

it('keeps only the tables that PDF readers need, and their content', () => {
  const keptBytes = keepEmbeddedTables(bytes);
  const [metricsBefore, metricsAfter] = [readFontMetrics(bytes), readFontMetrics(keptBytes)];
  expect(keptBytes.length).toBeLessThan(bytes.length);
  expect({ ...metricsAfter, widthOf: undefined }).toEqual({ ...metricsBefore, widthOf: undefined });
  for (const glyph of [0, 47, 126, 9999]) expect(metricsAfter.widthOf(glyph)).toBe(metricsBefore.widthOf(glyph));
  expect(() => readFontMetrics(keepEmbeddedTables(keptBytes).subarray(0, 12))).toThrow();
});

it('moves glyphs by the difference between their positions and the widths of the font', () => {
  const { widthOf } = readFontMetrics(bytes);
  const glyphs = [
    { id: 47, x: 0, y: 0, text: 'S' },
    { id: 69, x: widthOf(47) - 20, y: 0, text: 'c' },
    { id: 60, x: widthOf(47) - 20 + widthOf(69), y: 0, text: 'a' },
  ];
  expect(draw(glyphs)).toBe('0 0 0 rg BT /T1 2 Tf 1 0 0 -1 3 5 Tm [<0001> 20 <00020003>] TJ ET\n');
});

it('raises marks, and gives them no text', () => {
  const marks = [
    { id: 5, x: 100, y: 300, text: '' },
    { id: 47, x: 0, y: 0, text: 'ز' },
  ];
  const operators = draw(marks);
  expect(operators).toMatch(/\/Span << \/ActualText <FEFF> >> BDC 0\.6 Ts \[-100 <0001>\] TJ EMC 0 Ts/);
});

it('numbers glyphs by their texts, since letters can share a glyph', async () => {
  const fonts = createPdfFonts();
  const font = fonts.getOrAddFont(face);
  expect([font.numberOf({ id: 9, text: 'ر' }), font.numberOf({ id: 9, text: 'ز' })]).toEqual([1, 2]);
  expect(font.numberOf({ id: 9, text: 'ر' })).toBe(1);
  const parts: Uint8Array[] = [];
  const file = createPdfFile(
    (part) => parts.push(part),
    (content) => Promise.resolve(content),
  );
  expect(await fonts.write(file, 1)).toBe(' /T1 1 0 R');
  const text = parts.map((part) => String.fromCharCode(...part.subarray(0, 5000))).join('');
  expect(text).toContain('2 beginbfchar\n<0001> <0631>\n<0002> <0632>\nendbfchar');
  expect(text).toContain('\0\0\0\x09\0\x09');
});
