import type { PdfFont } from './pdfFonts';
import type { createPdfFile } from './pdfFile';
import { toLatin1Bytes, formatPdfNumber, formatPdfNumbers, toHex, toUtf16Hex } from './pdfText';
import { keepEmbeddedTables } from './trueTypeFont';

/** Maximum number of entries in a block of a character map (Adobe Technical Note 5014). */
const maxBlockLength = 100;

/** Writes the `ToUnicode` map, which PDF readers use to search and copy text (ISO 32000-1, 9.10.3). */
function writeCharacterMap(glyphs: PdfFont['glyphs']): string {
  const entries = glyphs.flatMap(({ text }, index) =>
    text === '' ? [] : [`<${toHex(index + 1, 4)}> <${toUtf16Hex(text)}>\n`],
  );
  const blocks = Array.from({ length: Math.ceil(entries.length / maxBlockLength) }, (_, index) => {
    const block = entries.slice(index * maxBlockLength, (index + 1) * maxBlockLength);
    return `${block.length} beginbfchar\n${block.join('')}endbfchar\n`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('')}endcmap
CMapName currentdict /CMap defineresource pop
end
end
`;
}

/** Writes the `CIDToGIDMap`: two bytes for each glyph number in the PDF, with the glyph id in the font file. */
function writeGlyphMap(glyphs: PdfFont['glyphs']): Uint8Array<ArrayBuffer> {
  const map = new Uint8Array(2 * (glyphs.length + 1));
  const view = new DataView(map.buffer);
  glyphs.forEach(({ id }, index) => view.setUint16(2 * (index + 1), id));
  return map;
}

/**
 * Writes a composite font, whose text is a sequence of glyph numbers (ISO 32000-1, 9.7). It has six objects, from
 * `firstObjectNumber` on: the font, its descendant, its descriptor, the font file, the map to glyphs in the file, and
 * the map to characters.
 */
export async function writeFont(
  file: ReturnType<typeof createPdfFile>,
  firstObjectNumber: number,
  { face, metrics, glyphs }: PdfFont,
): Promise<void> {
  const formatReference = (offset: number) => `${firstObjectNumber + offset} 0 R`;
  // A prefix of six letters tells readers that only a part of the font is embedded.
  const fontName = `AAAAAA+${face.name}`;
  file.writeObject(
    firstObjectNumber,
    `/Type /Font /Subtype /Type0 /BaseFont /${fontName} /Encoding /Identity-H /DescendantFonts [${formatReference(1)}] /ToUnicode ${formatReference(5)}`,
  );
  const widths = glyphs.map(({ id }) => formatPdfNumber(metrics.getWidth(id))).join(' ');
  file.writeObject(
    firstObjectNumber + 1,
    `/Type /Font /Subtype /CIDFontType2 /BaseFont /${fontName} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap ${formatReference(4)} /FontDescriptor ${formatReference(2)} /DW 0 /W [1 [${widths}]]`,
  );
  const { box, ascent, descent } = metrics;
  // Flag 4 (symbolic) is required for fonts without a standard encoding. Readers use `CapHeight` and `StemV` only to
  // replace a missing font.
  file.writeObject(
    firstObjectNumber + 2,
    `/Type /FontDescriptor /FontName /${fontName} /Flags 4 /FontBBox [${formatPdfNumbers(...box)}] /ItalicAngle 0 /Ascent ${formatPdfNumber(ascent)} /Descent ${formatPdfNumber(descent)} /CapHeight 700 /StemV 80 /FontFile2 ${formatReference(3)}`,
  );
  const bytes = keepEmbeddedTables(face.bytes);
  await file.writeCompressed(firstObjectNumber + 3, `/Length1 ${bytes.length}`, bytes);
  await file.writeCompressed(firstObjectNumber + 4, '', writeGlyphMap(glyphs));
  await file.writeCompressed(firstObjectNumber + 5, '', toLatin1Bytes(writeCharacterMap(glyphs)));
}
