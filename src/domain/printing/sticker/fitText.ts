import type { Size } from '../settings/paper';

/** What text on stickers is drawn in. Arial and its kin have the widths of Helvetica, so a box fits whichever is there. */
export const printFont = 'Helvetica, Arial, "Liberation Sans", sans-serif';

/** Widths of Helvetica for the characters 32 to 126, in thousandths of the size (Adobe Core 14 font metrics). */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];

/** Above and below the line, in parts of the size: the highest and the lowest letter (same source). */
const ascent = 0.718;
const descent = 0.207;

/** The smallest letters that are still read on a sticker, in mm: about 3.5 points. */
export const leastTextSize = 1.2;

/** A line of text in the middle of a box, measures in mm. */
export type FittedText = {
  ok: true;
  /** Height of the font, as `font-size` counts. */
  size: number;
  width: number;
  /** From the upper edge of the box to the line that the letters stand on. */
  baseline: number;
};

export type TextProblem = {
  ok: false;
  /** `foreign-letters`: letters that the printed font does not have would come out as wrong ones. */
  reason: 'empty' | 'foreign-letters' | 'too-long';
};

/** The width of a text in parts of its size; undefined where the font lacks a letter. */
function widthOf(text: string): number | undefined {
  let sum = 0;
  for (let at = 0; at < text.length; at++) {
    const width = widths[text.charCodeAt(at) - 32];
    if (width === undefined) return undefined;
    sum += width;
  }
  return sum / 1000;
}

/** The text as large as it can be in `box`, up to `largest` mm. It is refused rather than cut or let out of the box. */
export function fitText(text: string, box: Size, largest: number): FittedText | TextProblem {
  if (text.trim() === '') return { ok: false, reason: 'empty' };
  const width = widthOf(text);
  if (width === undefined) return { ok: false, reason: 'foreign-letters' };
  const size = Math.min(largest, box.width / width, box.height / (ascent + descent));
  if (size < leastTextSize) return { ok: false, reason: 'too-long' };
  return { ok: true, size, width: width * size, baseline: (box.height + (ascent - descent) * size) / 2 };
}
