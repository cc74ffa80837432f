import createBidi from 'bidi-js';
import { Blob as FontBlob, Buffer as GlyphBuffer, Direction, Face, Font, shape } from 'harfbuzzjs';

import type { TextFont, TextWeight } from '~/domain/printing/settings/textLine';
import { capHeightRatio } from '~/domain/printing/text/layOutLine';
import type {
  FontFace,
  ShapedGlyph,
  ShapedLine,
  ShapedRun,
  ShapedText,
  TextShaper,
} from '~/domain/printing/text/shapedText';

import { divideIntoRuns, findFonts } from './divideIntoRuns';
import { measureGlyphBounds, writeOutlines } from './glyphOutlines';

/** A font file that HarfBuzz has opened, with the code points of its characters. */
export type ParsedFont = { face: FontFace; font: Font; characters: ReadonlySet<number> };

/** Opens a font file. `name` is its name in PDF files. */
export function parseFont(name: string, bytes: Uint8Array): ParsedFont {
  const face = new Face(new FontBlob(bytes));
  return {
    face: { name, bytes, unitsPerEm: face.upem },
    font: new Font(face),
    characters: new Set(face.collectUnicodes()),
  };
}

/** Maximum number of cached text lines: two lines for each of 10,000 codes. A cached line needs about 4 kB. */
const maxCachedLines = 20_000;

/**
 * Returns the characters that each glyph displays. If several glyphs form a cluster, the first one in reading order
 * gets all characters of the cluster, and the others get ''.
 */
function getGlyphTexts(text: string, clusters: readonly number[], isRightToLeft: boolean): string[] {
  const clusterStarts = [...new Set(clusters)].sort((a, b) => a - b);
  const clusterEnds = new Map(clusterStarts.map((start, index) => [start, clusterStarts[index + 1] ?? text.length]));
  return clusters.map((cluster, index) => {
    const previous = clusters[isRightToLeft ? index + 1 : index - 1];
    return previous === cluster ? '' : text.slice(cluster, clusterEnds.get(cluster));
  });
}

/**
 * Buffer that all calls of HarfBuzz share, since creating one for each run of glyphs takes a quarter of the shaping
 * time.
 */
const buffer = new GlyphBuffer();

/** Shapes a text that is in one direction and one font. Lengths are in font units. */
function shapeRun(text: string, font: Font, isRightToLeft: boolean) {
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
  shape(font, buffer);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const texts = getGlyphTexts(
    text,
    infos.map(({ cluster }) => cluster),
    isRightToLeft,
  );
  let penX = 0;
  const glyphs = infos.map(({ codepoint }, index): ShapedGlyph => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const glyph = { id: codepoint, x: penX + xOffset, y: yOffset, text: texts[index] ?? '' };
    penX += xAdvance;
    return glyph;
  });
  return { glyphs, advance: penX };
}

/**
 * Font files for each font and weight, in order of preference: a character is drawn with the first file that has it.
 */
export type FontChains = Record<TextFont, Record<TextWeight, readonly ParsedFont[]>>;

/** Creates a shaper of texts in Latin and Arabic letters, which can be mixed in a line. Shaped lines are cached. */
export function createTextShaper(chains: FontChains): Pick<TextShaper, 'shape' | 'findMissing'> {
  const bidi = createBidi();
  const cache = new Map<string, ShapedText>();

  function shapeLine(text: string, fonts: readonly ParsedFont[]): ShapedText {
    const divideResult = divideIntoRuns(text, fonts, bidi);
    if (!divideResult.ok) return { ok: false, text, missingCharacter: divideResult.missing };
    let width = 0;
    let inkBounds: ShapedLine['inkBounds'] | undefined;
    const runs = divideResult.runs.map((runOfText): ShapedRun => {
      const { face, font } = runOfText.font;
      const { glyphs, advance } = shapeRun(runOfText.text, font, runOfText.isRightToLeft);
      const x = width;
      width += advance / face.unitsPerEm;
      inkBounds = measureGlyphBounds(font, glyphs, { x, unitsPerEm: face.unitsPerEm, previousBounds: inkBounds });
      let path: string | undefined;
      return {
        face,
        x,
        glyphs,
        isRightToLeft: runOfText.isRightToLeft,
        get path() {
          return (path ??= writeOutlines(font, glyphs));
        },
      };
    });
    return {
      ok: true,
      text,
      runs,
      width,
      inkBounds: inkBounds ?? { left: 0, top: 0, right: 0, bottom: 0 },
      capHeight: capHeightRatio,
    };
  }

  return {
    shape: (text, font, weight) => {
      const key = `${font} ${weight} ${text}`;
      const cached = cache.get(key);
      if (cached) return cached;
      if (cache.size >= maxCachedLines) cache.clear();
      const shapedText = shapeLine(text, chains[font][weight]);
      cache.set(key, shapedText);
      return shapedText;
    },
    findMissing: (text, font, weight) => {
      const result = findFonts(text, chains[font][weight]);
      return result.ok ? undefined : result.missing;
    },
  };
}
