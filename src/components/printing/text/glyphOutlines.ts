import type { Font, GlyphExtents } from 'harfbuzzjs';

import type { ShapedGlyph, ShapedLine } from '~/domain/printing/text/shapedText';

type GlyphBounds = ShapedLine['inkBounds'];

/** Returns a version of `readGlyph` that caches its results by font and glyph. */
function cacheByGlyph<Value>(readGlyph: (font: Font, id: number) => Value): (font: Font, id: number) => Value {
  const caches = new WeakMap<Font, Map<number, { value: Value }>>();
  return (font, id) => {
    const cache = caches.get(font) ?? new Map<number, { value: Value }>();
    caches.set(font, cache);
    const cached = cache.get(id) ?? { value: readGlyph(font, id) };
    cache.set(id, cached);
    return cached.value;
  };
}

const getExtents = cacheByGlyph((font, id): GlyphExtents | undefined => font.glyphExtents(id));
const getOutline = cacheByGlyph((font, id) => font.glyphToJson(id));

/**
 * Extends `previousBounds`, the bounding box of the runs before, to the outlines of the glyphs. Lengths are in em; the
 * y-axis points down.
 */
export function measureGlyphBounds(
  font: Font,
  glyphs: readonly ShapedGlyph[],
  { x: startX, unitsPerEm, previousBounds }: { x: number; unitsPerEm: number; previousBounds: GlyphBounds | undefined },
): GlyphBounds | undefined {
  return glyphs.reduce<GlyphBounds | undefined>((bounds, { id, x, y }) => {
    const extents = getExtents(font, id);
    if (!extents || extents.width === 0) return bounds;
    const left = startX + (x + extents.xBearing) / unitsPerEm;
    const top = -(y + extents.yBearing) / unitsPerEm;
    const right = left + extents.width / unitsPerEm;
    // HarfBuzz measures the height upwards from the top, so it is negative.
    const bottom = top - extents.height / unitsPerEm;
    if (!bounds) return { left, top, right, bottom };
    return {
      left: Math.min(bounds.left, left),
      top: Math.min(bounds.top, top),
      right: Math.max(bounds.right, right),
      bottom: Math.max(bounds.bottom, bottom),
    };
  }, previousBounds);
}

/** Returns the outlines of all glyphs as SVG path data, in font units with the y-axis pointing up. */
export function writeOutlines(font: Font, glyphs: readonly ShapedGlyph[]): string {
  return glyphs
    .flatMap(({ id, x, y }) =>
      getOutline(font, id).map(
        ({ type, values }) => type + values.map((value, index) => value + (index % 2 === 0 ? x : y)).join(' '),
      ),
    )
    .join('');
}
