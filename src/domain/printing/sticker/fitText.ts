import type { Size } from '../settings/paper';

/** Font of the labels. Helvetica, Arial and Liberation Sans have the same character widths. */
export const labelFontFamily = 'Helvetica, Arial, "Liberation Sans", sans-serif';

/** Widths of the characters 32 to 126 in Helvetica, in 1/1000 of the font size (Adobe Core 14 font metrics). */
const characterWidths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];

/** Height of letters above the baseline as a fraction of the font size (Adobe Core 14 font metrics). */
const ascent = 0.718;
/** Depth of letters below the baseline as a fraction of the font size (Adobe Core 14 font metrics). */
const descent = 0.207;

/** Smallest font size that is legible on a sticker, in mm (about 3.4 pt). */
export const minLabelFontSize = 1.2;

/** Size and position of a text that fits in its box and is centred vertically in it. Lengths are in mm. */
export type FittedText = {
  ok: true;
  /** Font size in mm. */
  size: number;
  /** Width of the text in mm. */
  width: number;
  /** Distance in mm from the top of the box to the baseline. */
  baseline: number;
};

export type TextProblem = {
  ok: false;
  /** 'foreign-letters': the text has characters outside printable ASCII, whose widths are unknown. */
  reason: 'empty' | 'foreign-letters' | 'too-long';
};

/** Returns the width of a text as a fraction of the font size; undefined if the width of a character is unknown. */
export function measureWidthInEm(text: string): number | undefined {
  let widthSum = 0;
  for (let index = 0; index < text.length; index++) {
    const width = characterWidths[text.charCodeAt(index) - 32];
    if (width === undefined) return undefined;
    widthSum += width;
  }
  return widthSum / 1000;
}

/**
 * Fits a text into `box` with the largest font size up to `maxFontSize` mm. Returns a problem if the text does not fit
 * with `minLabelFontSize` either, because labels must not be cut off.
 */
export function fitText(text: string, box: Size, maxFontSize: number): FittedText | TextProblem {
  if (text.trim() === '') return { ok: false, reason: 'empty' };
  const width = measureWidthInEm(text);
  if (width === undefined) return { ok: false, reason: 'foreign-letters' };
  const size = Math.min(maxFontSize, box.width / width, box.height / (ascent + descent));
  if (size < minLabelFontSize) return { ok: false, reason: 'too-long' };
  return { ok: true, size, width: width * size, baseline: (box.height + (ascent - descent) * size) / 2 };
}
