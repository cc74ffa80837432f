import type { Size } from '../settings/paper';

/** Font of labels. Arial and Liberation Sans have the metrics of Helvetica, so text fits with any of them. */
export const printFont = 'Helvetica, Arial, "Liberation Sans", sans-serif';

/** Helvetica widths of characters 32 to 126 in 1/1000 of the font size (Adobe Core 14 font metrics). */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];

/** Ascent and descent as fractions of the font size (same source). */
const ascent = 0.718;
const descent = 0.207;

/** Smallest legible font size on a sticker, in mm: about 3.5 pt. */
export const minFontSize = 1.2;

/** A line of text centred in a box, lengths in mm. */
export type FittedText = {
  ok: true;
  size: number;
  width: number;
  /** From the top of the box to the baseline. */
  baseline: number;
};

export type TextProblem = {
  ok: false;
  /** `foreign-letters`: the print font lacks them and would print wrong glyphs. */
  reason: 'empty' | 'foreign-letters' | 'too-long';
};

/** Text width as a fraction of the font size; undefined if the font lacks a character. */
function widthOf(text: string): number | undefined {
  let sum = 0;
  for (let at = 0; at < text.length; at++) {
    const width = widths[text.charCodeAt(at) - 32];
    if (width === undefined) return undefined;
    sum += width;
  }
  return sum / 1000;
}

/** Fits text into `box` at up to `largest` mm. Returns a problem instead of clipping or overflowing. */
export function fitText(text: string, box: Size, largest: number): FittedText | TextProblem {
  if (text.trim() === '') return { ok: false, reason: 'empty' };
  const width = widthOf(text);
  if (width === undefined) return { ok: false, reason: 'foreign-letters' };
  const size = Math.min(largest, box.width / width, box.height / (ascent + descent));
  if (size < minFontSize) return { ok: false, reason: 'too-long' };
  return { ok: true, size, width: width * size, baseline: (box.height + (ascent - descent) * size) / 2 };
}
