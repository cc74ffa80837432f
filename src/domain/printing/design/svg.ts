/** CSS pixels per unit (CSS Values and Units 4, section 6.2). */
const pixelsIn: Record<string, number> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
};

/** `linked-images` are not loaded; `fonts` depend on the device. */
export type SvgNote = 'linked-images' | 'fonts';

export type SvgInfo = {
  /** Width and height in CSS pixels; only their proportion matters. */
  size: { width: number; height: number } | undefined;
  /** Features that may print differently than in the author's program. */
  notes: readonly SvgNote[];
  /** False for a truncated file, which may have lost its size. */
  isComplete: boolean;
};

const root = /<(?:[\w.-]+:)?svg(?=[\s>/])([^>]*)/i;
const end = /<\/(?:[\w.-]+:)?svg\s*>\s*(?:<\?[^>]*>\s*)*$/i;
const attribute = (tag: string, name: string) => new RegExp(`(?:^|\\s)${name}\\s*=\\s*(["'])([^]*?)\\1`).exec(tag)?.[2];

function length(text: string | undefined): number | undefined {
  const [, number, unit = ''] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '') ?? [];
  const value = Number(number) * (pixelsIn[unit.toLowerCase()] ?? NaN);
  return value > 0 && value < Infinity ? value : undefined;
}

/** Size from width and height of the root element, else the view box: proportions are equal (SVG 2, section 8.2). */
function sizeOf(tag: string): SvgInfo['size'] {
  const sizeFrom = (...sides: (string | undefined)[]) => {
    const [width, height] = sides.map(length);
    return width && height ? { width, height } : undefined;
  };
  const [, , boxWidth, boxHeight] = attribute(tag, 'viewBox')?.match(/[^\s,]+/g) ?? [];
  return sizeFrom(attribute(tag, 'width'), attribute(tag, 'height')) ?? sizeFrom(boxWidth, boxHeight);
}

/**
 * Reads the source of an SVG. Browsers render SVG images in secure static mode (SVG Integration): no scripts, no external
 * resources. So nothing has to be sanitized.
 */
export function readSvg(source: string): SvgInfo {
  const text = source.replaceAll(/<!--[^]*?(?:-->|$)/g, '');
  const tag = root.exec(text)?.[1] ?? '';
  const notes: SvgNote[] = [];
  if (/<image\b[^>]*\bhref\s*=\s*["'](?!data:|#)/i.test(text)) notes.push('linked-images');
  if (/<text\b/i.test(text)) notes.push('fonts');
  return { size: sizeOf(tag), notes, isComplete: end.test(text) || tag.endsWith('/') };
}
