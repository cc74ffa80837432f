/** CSS pixels in a unit of length (CSS Values and Units 4, section 6.2). */
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

/** What the printing screen has to know of an SVG drawing. */
export type Drawing = {
  /** Width and height in CSS pixels; only their proportion counts, for a drawing is sharp at every size. */
  size: { width: number; height: number } | undefined;
  /** What may come out otherwise than its author sees it: said beside the picture. */
  notes: readonly string[];
  /** Whether its end is there. What is cut short before its size is known would else only seem to lack that. */
  isWhole: boolean;
};

const root = /<(?:[\w.-]+:)?svg(?=[\s>/])([^>]*)/i;
const end = /<\/(?:[\w.-]+:)?svg\s*>\s*(?:<\?[^>]*>\s*)*$/i;
const attribute = (tag: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)?.slice(1).find(Boolean);

function length(text: string | undefined): number | undefined {
  const [, number = '', unit = ''] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '') ?? [];
  const value = Number(number) * (pixelsIn[unit.toLowerCase()] ?? NaN);
  return number !== '' && Number.isFinite(value) && value > 0 ? value : undefined;
}

/** The proportions of a drawing: those of its root's width and height, else of its view box (SVG 2, section 8.2). */
function sizeOf(tag: string): Drawing['size'] {
  const [, , boxWidth, boxHeight] = (attribute(tag, 'viewBox') ?? '').trim().split(/[\s,]+/);
  const box = { width: length(boxWidth), height: length(boxHeight) };
  const width = length(attribute(tag, 'width'));
  const height = length(attribute(tag, 'height'));
  if (width !== undefined && height !== undefined) return { width, height };
  if (box.width === undefined || box.height === undefined) return undefined;
  if (width !== undefined) return { width, height: (width * box.height) / box.width };
  if (height !== undefined) return { width: (height * box.width) / box.height, height };
  return { width: box.width, height: box.height };
}

/**
 * Reads the source of an SVG drawing. A browser shows one as a picture only: what it runs is not run and what it links
 * to is not fetched (SVG Integration, secure static mode), so nothing in it has to be taken out.
 */
export function readDrawing(source: string): Drawing {
  const text = source.replaceAll(/<!--[^]*?(?:-->|$)/g, '');
  const [, tag = ''] = root.exec(text) ?? [];
  const notes: string[] = [];
  if (/<image\b[^>]*\bhref\s*=\s*["'](?!data:|#)/i.test(text))
    notes.push('Pictures that this drawing links to are left out. Embed them in the file to have them printed.');
  if (/<text\b/i.test(text))
    notes.push('Text in this drawing has the fonts of this device. Turn it into paths to be sure of its look.');
  return { size: sizeOf(tag), notes, isWhole: end.test(text) || /\/$/.test(tag) };
}
