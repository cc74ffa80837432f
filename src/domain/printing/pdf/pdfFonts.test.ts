import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import type { ShapedRun } from '../text/shapedText';
import { drawGlyphs } from './drawGlyphs';
import { createPdfFile } from './pdfFile';
import { createPdfFonts } from './pdfFonts';
import { keepEmbeddedTables, readFontMetrics } from './trueTypeFont';

const bytes = new Uint8Array(readFileSync('src/components/printing/text/fonts/figtree-bold.ttf'));
const face = { name: 'Figtree-Bold', bytes, unitsPerEm: 1000 };
const makeRun = (glyphs: ShapedRun['glyphs'], x = 0): ShapedRun => ({
  face,
  x,
  glyphs,
  isRightToLeft: false,
  path: '',
});
const draw = (...runs: readonly ShapedRun[]) => {
  const line = {
    ok: true,
    text: '',
    runs,
    width: 1,
    inkBounds: { left: 0, top: 0, right: 1, bottom: 0 },
    capHeight: 0.7,
  } as const;
  return drawGlyphs({ kind: 'glyphs', x: 3, y: 5, line, size: 2, fill: '#000000' }, createPdfFonts());
};

/** Returns the tables of a font file with their checksums and contents. */
function readTables(font: Uint8Array) {
  const file = Buffer.from(font);
  return Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + 16 * index;
    const [tag, start] = [file.toString('latin1', entry, entry + 4), file.readUInt32BE(entry + 8)];
    const content = file.toString('latin1', start, start + file.readUInt32BE(entry + 12));
    return { tag, checksum: file.readUInt32BE(entry + 4), content };
  });
}

it('keeps only the tables that PDF readers need, and their content', () => {
  const keptBytes = keepEmbeddedTables(bytes);
  const [metricsBefore, metricsAfter] = [readFontMetrics(bytes), readFontMetrics(keptBytes)];
  expect(keptBytes.length).toBeLessThan(bytes.length);
  const keptTags = ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'];
  expect(readTables(keptBytes)).toEqual(readTables(bytes).filter(({ tag }) => keptTags.includes(tag)));
  // The header of a font with six tables: version, number of tables, and the numbers for a binary search.
  expect([...keptBytes.subarray(0, 12)]).toEqual([0, 1, 0, 0, 0, 6, 0, 64, 0, 2, 0, 32]);
  expect({ ...metricsAfter, getWidth: undefined }).toEqual({ ...metricsBefore, getWidth: undefined });
  for (const glyph of [0, 47, 126, 9999]) expect(metricsAfter.getWidth(glyph)).toBe(metricsBefore.getWidth(glyph));
  expect(() => readFontMetrics(keptBytes.subarray(0, 12))).toThrow();
});

it('reads the measurements of a font in 1/1000 em', () => {
  const { getWidth, ...metrics } = readFontMetrics(bytes);
  expect(metrics).toEqual({ box: [-179, -220, 1100, 949], ascent: 950, descent: -250 });
  expect([0, 47, 126].map(getWidth)).toEqual([708, 607, 422]);
  expect(() => readFontMetrics(new Uint8Array(12))).toThrow('The font has no table head.');
});

it('moves glyphs by the difference between their positions and the widths of the font', () => {
  const { getWidth } = readFontMetrics(bytes);
  const glyphs = [
    { id: 47, x: 0, y: 0, text: 'S' },
    { id: 69, x: getWidth(47) - 20, y: 0, text: 'c' },
    { id: 60, x: getWidth(47) - 20 + getWidth(69), y: 0, text: 'a' },
  ];
  expect(draw(makeRun(glyphs))).toBe('0 0 0 rg BT /T1 2 Tf 1 0 0 -1 3 5 Tm [<0001> 20 <00020003>] TJ ET\n');
});

it('raises marks, and gives them no text', () => {
  const marks = [
    { id: 5, x: 100, y: 300, text: '' },
    { id: 47, x: 0, y: 0, text: 'ز' },
  ];
  const operators = draw(makeRun(marks));
  expect(operators).toMatch(/\/Span << \/ActualText <FEFF> >> BDC 0\.6 Ts \[-100 <0001>\] TJ EMC 0 Ts/);
});

it('positions each run of a line, and resets the text rise at the end of a run', () => {
  const mark = { id: 5, x: 0, y: 300, text: 'x' };
  expect(draw(makeRun([mark]), makeRun([{ ...mark, y: 0 }], 1.5))).toBe(
    '0 0 0 rg BT /T1 2 Tf 1 0 0 -1 3 5 Tm 0.6 Ts [<0001>] TJ 0 Ts /T1 2 Tf 1 0 0 -1 6 5 Tm [<0001>] TJ ET\n',
  );
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
  fonts.getOrAddFont({ ...face, name: 'Figtree-Black' });
  expect(await fonts.write(file, 1)).toBe(' /T1 1 0 R /T2 7 0 R');
  const text = parts.map((part) => String.fromCharCode(...part.subarray(0, 5000))).join('');
  expect(text).toContain('2 beginbfchar\n<0001> <0631>\n<0002> <0632>\nendbfchar');
  expect(text).toContain('\0\0\0\x09\0\x09');
});
