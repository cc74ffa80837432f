import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { writeFont } from './fontObjects';
import { createPdfFile } from './pdfFile';
import type { PdfFont } from './pdfFonts';
import { keepEmbeddedTables } from './trueTypeFont';

const bytes = new Uint8Array(readFileSync('src/components/printing/text/fonts/figtree-bold.ttf'));

/** Writes a font from object 11 on, without compression. Returns its objects as Latin-1 text by object number. */
async function writeTestFont(glyphs: PdfFont['glyphs']) {
  const parts: Uint8Array[] = [];
  const file = createPdfFile(
    (part) => parts.push(part),
    (content) => Promise.resolve(content),
  );
  const metrics = { box: [-10, -250, 1200, 950.5], ascent: 940, descent: -240, getWidth: (id: number) => id * 100.5 };
  await writeFont(file, 11, { face: { name: 'Figtree-Bold', bytes, unitsPerEm: 1000 }, metrics, glyphs });
  const text = Buffer.concat(parts).toString('latin1');
  return Object.fromEntries(
    [...text.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj$/gms)].map(([, number, object]) => [Number(number), object]),
  );
}

it('describes the font, its glyph widths and its measurements, and refers to its file and maps', async () => {
  const {
    11: font,
    12: descendant,
    13: descriptor,
    ...streams
  } = await writeTestFont([
    { id: 4, text: 'S' },
    { id: 2, text: 'c' },
  ]);
  expect(font).toContain('/Type /Font /Subtype /Type0 /BaseFont /AAAAAA+Figtree-Bold /Encoding /Identity-H ');
  expect(font).toContain('/DescendantFonts [12 0 R] /ToUnicode 16 0 R');
  expect(descendant).toContain('/Type /Font /Subtype /CIDFontType2 /BaseFont /AAAAAA+Figtree-Bold ');
  expect(descendant).toContain('/CIDToGIDMap 15 0 R /FontDescriptor 13 0 R /DW 0 /W [1 [402 201]]');
  expect(descriptor).toContain('/Type /FontDescriptor /FontName /AAAAAA+Figtree-Bold /Flags 4 ');
  expect(descriptor).toContain('/FontBBox [-10 -250 1200 950.5] /ItalicAngle 0 /Ascent 940 /Descent -240 ');
  expect(descriptor).toContain('/FontFile2 14 0 R');
  expect(Object.keys(streams)).toEqual(['14', '15', '16']);
});

it('embeds the font file with its length, and the map from glyph numbers to glyphs of the file', async () => {
  const { 14: fontFile, 15: glyphMap } = await writeTestFont([
    { id: 4, text: 'S' },
    { id: 258, text: '' },
  ]);
  const embeddedFont = keepEmbeddedTables(bytes);
  const { length } = embeddedFont;
  const stream = Buffer.from(embeddedFont).toString('latin1');
  expect(fontFile).toBe(
    `<< /Length1 ${length} /Filter /FlateDecode /Length ${length} >>\nstream\n${stream}\nendstream`,
  );
  expect(glyphMap).toBe('<< /Filter /FlateDecode /Length 6 >>\nstream\n\0\0\0\x04\x01\x02\nendstream');
});

it('maps glyphs to their texts in blocks of at most 100, and leaves out glyphs without text', async () => {
  // Glyph 2 is a mark without text, so the first block ends with glyph 101.
  const glyphs = Array.from({ length: 151 }, (_, index) => ({ id: 4, text: index === 1 ? '' : 'S' }));
  const { 16: characterMap = '' } = await writeTestFont(glyphs);
  expect(characterMap).toMatch(/^<< \/Filter \/FlateDecode \/Length \d+ >>\nstream\n\/CIDInit /);
  expect(characterMap).toContain('endcodespacerange\n100 beginbfchar\n<0001> <0053>\n<0003> <0053>\n');
  expect(characterMap).toContain('<0065> <0053>\nendbfchar\n50 beginbfchar\n<0066> <0053>\n');
  expect(characterMap).toContain('<0097> <0053>\nendbfchar\nendcmap\n');
});
