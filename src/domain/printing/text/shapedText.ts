import type { TextFont, TextWeight } from '../settings/textLine';

/** A loaded font file: its name in PDF files, such as 'Figtree-Bold', and its bytes in the TrueType format. */
export type FontFace = { name: string; bytes: Uint8Array; unitsPerEm: number };

/** A glyph in a `ShapedRun`. Lengths are in font units, with the y-axis pointing up. */
export type ShapedGlyph = {
  /** Index of the glyph in its font (glyph id). */
  id: number;
  /** Position of the glyph's origin, measured from the start of the baseline of its `ShapedRun`. */
  x: number;
  y: number;
  /** The characters that the glyph shows. If several glyphs show them together, only the first one has the text. */
  text: string;
};

/** A run of glyphs: glyphs of one font and one direction, in visual order from left to right. */
export type ShapedRun = {
  face: FontFace;
  /** Distance in em from the left end of the line to the left end of these glyphs. */
  x: number;
  glyphs: readonly ShapedGlyph[];
  /** True if the text of the glyphs is read from right to left, such as Arabic. */
  isRightToLeft: boolean;
  /** The outlines of all glyphs as SVG path data, in font units with the y-axis pointing up. Computed on first use. */
  readonly path: string;
};

/** A line of text as glyphs in their positions. Lengths are in em: multiples of the font size. */
export type ShapedLine = {
  ok: true;
  text: string;
  runs: readonly ShapedRun[];
  /** Advance width of the line: the space that its glyphs take up. */
  width: number;
  /** Bounding box of the drawn outlines, measured from the start of the baseline. The y-axis points down. */
  inkBounds: { left: number; top: number; right: number; bottom: number };
  /** Height of the capital letters of the font. */
  capHeight: number;
};

/** Result of shaping: a line, or the first character that no font has. */
export type ShapedText = ShapedLine | { ok: false; text: string; missingCharacter: string };

/** A text and the font in which to shape it. */
export type TextInFont = { text: string; font: TextFont; weight: TextWeight };

/** Functions that shape texts in a font. Their results are the same for all font sizes, and are cached. */
export type TextShaper = {
  shape: (text: string, font: TextFont, weight: TextWeight) => ShapedText;
  /** Returns the first character that no font has. Faster than `shape`. */
  findMissing: (text: string, font: TextFont, weight: TextWeight) => string | undefined;
  /** False if the text needs a font that is not loaded. */
  hasFonts: (text: TextInFont) => boolean;
};
