import type { FontFace, ShapedGlyph } from '../text/shapedText';
import { writeFont } from './fontObjects';
import type { createPdfFile } from './pdfFile';
import { readFontMetrics } from './trueTypeFont';
import type { FontMetrics } from './trueTypeFont';

type UsedGlyph = Pick<ShapedGlyph, 'id' | 'text'>;

/**
 * A font of a PDF, and the glyphs that the pages use. The number of a glyph in the PDF is its position in `glyphs`,
 * counted from 1.
 */
export type PdfFont = { face: FontFace; metrics: FontMetrics; glyphs: readonly UsedGlyph[] };

/** Number of PDF objects that `writeFont` writes for each font. */
const objectsPerFont = 6;

function createFont(face: FontFace, resource: string) {
  const metrics = readFontMetrics(face.bytes);
  const glyphs: UsedGlyph[] = [];
  const numbers = new Map<string, number>();
  return {
    resource,
    font: { face, metrics, glyphs },
    /**
     * Returns the number of a glyph in the PDF. A glyph has a number for each of its texts, because several letters can
     * use the same glyph: Arabic letters with different dots, and brackets in texts of different directions.
     */
    numberOf({ id, text }: UsedGlyph): number {
      const key = `${id} ${text}`;
      const knownNumber = numbers.get(key);
      if (knownNumber !== undefined) return knownNumber;
      const number = glyphs.push({ id, text });
      numbers.set(key, number);
      return number;
    },
    /** Returns the width of a glyph in 1/1000 em, without kerning. */
    widthOf: ({ id }: UsedGlyph) => metrics.getWidth(id),
  };
}

/** Collects the fonts and glyphs that the pages of a PDF use, so that they can be written after the pages. */
export function createPdfFonts() {
  const fonts = new Map<FontFace, ReturnType<typeof createFont>>();
  return {
    /** Returns the resource name of a font, and functions for its glyphs. */
    getOrAddFont(face: FontFace): Omit<ReturnType<typeof createFont>, 'font'> {
      const font = fonts.get(face) ?? createFont(face, `T${fonts.size + 1}`);
      fonts.set(face, font);
      return font;
    },
    /** Writes the fonts as objects from `firstObjectNumber` on. Returns their entries for the page resources. */
    async write(file: ReturnType<typeof createPdfFile>, firstObjectNumber: number): Promise<string> {
      let resources = '';
      let objectNumber = firstObjectNumber;
      for (const { font, resource } of fonts.values()) {
        await writeFont(file, objectNumber, font);
        resources += ` /${resource} ${objectNumber} 0 R`;
        objectNumber += objectsPerFont;
      }
      return resources;
    },
  };
}

export type PdfFonts = ReturnType<typeof createPdfFonts>;
