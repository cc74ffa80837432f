import type { Shape } from '../sticker/scene';
import type { ShapedGlyph, ShapedRun } from '../text/shapedText';
import type { PdfFonts } from './pdfFonts';
import { formatPdfFill, formatPdfNumber, formatPdfNumbers, toPdfTextString, toHex } from './pdfText';

type GlyphsShape = Extract<Shape, { kind: 'glyphs' }>;

/**
 * Returns the PDF operators that draw glyphs from left to right. In a `TJ` array, a number between two strings moves
 * the next glyph to the left, in 1/1000 em. Kerning and marks above letters need this, because their positions differ
 * from the widths in the font.
 */
function showGlyphs(run: ShapedRun, size: number, font: ReturnType<PdfFonts['getOrAddFont']>): string {
  const operators: string[] = [];
  let arrayParts: string[] = [];
  let hexDigits = '';
  let [penX, rise] = [0, 0];
  const endString = () => {
    if (hexDigits) arrayParts.push(`<${hexDigits}>`);
    hexDigits = '';
  };
  const endArray = () => {
    endString();
    if (arrayParts.length > 0) operators.push(`[${arrayParts.join(' ')}] TJ`);
    arrayParts = [];
  };
  const show = (glyph: ShapedGlyph) => {
    if (glyph.y !== rise) {
      endArray();
      rise = glyph.y;
      operators.push(`${formatPdfNumber((rise / run.face.unitsPerEm) * size)} Ts`);
    }
    const glyphX = (glyph.x * 1000) / run.face.unitsPerEm;
    if (Math.abs(glyphX - penX) > 1e-6) {
      endString();
      arrayParts.push(formatPdfNumber(penX - glyphX));
      penX = glyphX;
    }
    hexDigits += toHex(font.numberOf(glyph), 4);
    penX += font.widthOf(glyph);
  };
  for (const glyph of run.glyphs) {
    if (glyph.text !== '') {
      show(glyph);
      continue;
    }
    // Glyphs without text, such as the dots of an Arabic letter, get an empty `ActualText`. Otherwise, some readers add
    // an unknown character when they copy the text.
    endArray();
    operators.push(`/Span << /ActualText ${toPdfTextString('')} >> BDC`);
    show(glyph);
    endArray();
    operators.push('EMC');
  }
  endArray();
  if (rise !== 0) operators.push('0 Ts');
  return operators.join(' ');
}

/** Draws a text line with embedded fonts. PDF readers derive the reading order of Arabic text from glyph positions. */
export function drawGlyphs({ x, y, line, size, fill }: GlyphsShape, fonts: PdfFonts): string {
  const runs = line.runs.map((run) => {
    const font = fonts.getOrAddFont(run.face);
    const matrix = formatPdfNumbers(1, 0, 0, -1, x + run.x * size, y);
    return `/${font.resource} ${formatPdfNumber(size)} Tf ${matrix} Tm ${showGlyphs(run, size, font)}`;
  });
  return `${formatPdfFill(fill)} BT ${runs.join(' ')} ET\n`;
}
