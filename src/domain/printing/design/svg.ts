/** Lengths of the CSS units in CSS pixels (CSS Values and Units 4, section 6.2). */
const pixelsPerUnit: Record<string, number> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
};

/**
 * Features of an SVG that may print differently. 'linked-images': linked image files are not printed. 'fonts': the SVG
 * has text, which looks different on devices without its font.
 */
export type SvgNote = 'linked-images' | 'fonts';

export type SvgInfo = {
  /** Width and height in CSS pixels, of which only the ratio matters. Undefined if the SVG has no usable size. */
  size: { width: number; height: number } | undefined;
  /** Features that may print differently from what the author sees. */
  notes: readonly SvgNote[];
  /** False if the end tag of the root element is missing, because the file is truncated. */
  isComplete: boolean;
};

/** Matches the start tag of the root element up to its `>`, and captures the attributes. */
const rootStartTagPattern = /<(?:[\w.-]+:)?svg(?=[\s>/])([^>]*)/i;
/** Matches the end tag of the root element at the end of the file. */
const rootEndTagPattern = /<\/(?:[\w.-]+:)?svg\s*>\s*(?:<\?[^>]*>\s*)*$/i;
/** Returns the value of an attribute in the text between the tag name and `>`; undefined if it is not there. */
const getAttribute = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(["'])([^]*?)\\1`).exec(attributes)?.[2];

/** Parses a length with an optional unit into CSS pixels. Undefined if the text is not a length. */
function parseLength(text: string | undefined): number | undefined {
  const [, number, unit = ''] = text?.match(/^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i) ?? [];
  const value = Number(number) * (pixelsPerUnit[unit.toLowerCase()] ?? NaN);
  return value < Infinity ? value : undefined;
}

/** Reads the size from the width and height of the root element or else its view box (SVG 2, section 8.2). */
function readSize(attributes: string): SvgInfo['size'] {
  const parseSize = (...sides: (string | undefined)[]) => {
    const [width, height] = sides.map(parseLength);
    return width && height ? { width, height } : undefined;
  };
  const [, , viewBoxWidth, viewBoxHeight] = getAttribute(attributes, 'viewBox')?.match(/[^\s,]+/g) ?? [];
  return (
    parseSize(getAttribute(attributes, 'width'), getAttribute(attributes, 'height')) ??
    parseSize(viewBoxWidth, viewBoxHeight)
  );
}

/**
 * Reads the source of an SVG. The source is not sanitized, because browsers render SVG images without scripts and
 * external resources (secure static mode, SVG Integration).
 */
export function readSvg(source: string): SvgInfo {
  const textWithoutComments = source.replaceAll(/<!--[^]*?(?:-->|$)/g, '');
  const attributes = rootStartTagPattern.exec(textWithoutComments)?.[1] ?? '';
  const notes: SvgNote[] = [];
  if (/<image\b[^>]*\bhref\s*=\s*["'](?!data:|#)/i.test(textWithoutComments)) notes.push('linked-images');
  if (/<text\b/i.test(textWithoutComments)) notes.push('fonts');
  return {
    size: readSize(attributes),
    notes,
    isComplete: rootEndTagPattern.test(textWithoutComments) || attributes.endsWith('/'),
  };
}
