import { clamp } from '../../number/numberLimits';
import { roundToTenth } from '../../number/rounding';
import { parseBoolean, numberWithin, objectOf, oneOf, textWithin } from '../../parsers';
import type { ParsedBy } from '../../parsers';
import { parseColour } from './colour';
import { limits } from './limits';
import type { Size } from './paper';

/** Maximum number of text lines on a sticker. */
export const maxTextLines = 6;

/** Maximum length of the text of a line, and of its `fallback`, in characters. */
export const maxLineLength = 200;

/** Fonts for Latin letters. Arabic letters are always printed in a separate font. */
const textFonts = ['figtree', 'bricolage'] as const;
export type TextFont = (typeof textFonts)[number];

const textWeights = ['regular', 'bold'] as const;
export type TextWeight = (typeof textWeights)[number];

/**
 * Alignments of a text within the width of its line. They do not depend on the direction of the text, so that Latin and
 * Arabic names have the same alignment.
 */
export const textAlignments = ['left', 'centre', 'right'] as const;

const parseLineText = textWithin({ min: 0, max: maxLineLength });

export const parseTextLine = objectOf({
  /** The text, with placeholders such as `{Owner}` for the columns of the list. */
  text: parseLineText,
  /** Text that is printed in place of a placeholder without a value, for example of an empty cell. */
  fallback: parseLineText,
  font: oneOf(textFonts),
  weight: oneOf(textWeights),
  /** Font size in points of 1/72 inch. */
  size: numberWithin(limits.textSize),
  /** True if texts that are wider than `width` are printed in a smaller size. */
  shrink: parseBoolean,
  colour: parseColour,
  align: oneOf(textAlignments),
  /** Position of the left and top edge of the line, in per cent of the design's width and height. */
  x: numberWithin(limits.position),
  y: numberWithin(limits.position),
  /** Width of the line in mm. The text is aligned within this width, and must not exceed it. */
  width: numberWithin(limits.textWidth),
});

/** A line of text on a sticker. */
export type TextLine = ParsedBy<typeof parseTextLine>;

/** Millimetres per point: font sizes are in points of 1/72 inch. */
export const mmPerPoint = 25.4 / 72;

/** Height of a line as a multiple of its font size. It has space for the accents of capitals and for descenders. */
export const lineHeight = 1.2;

const firstTextLine = {
  text: 'Scan me',
  fallback: '',
  font: 'figtree',
  weight: 'bold',
  size: 10,
  shrink: true,
  colour: '#000000',
  align: 'centre',
} as const satisfies Partial<TextLine>;

/**
 * Returns a line to add to a sticker. The first line is at the bottom of the sticker. Later lines copy the style of the
 * last line, and are placed below the lowest line or, without space there, above the highest.
 */
export function createTextLine(design: Size, lines: readonly TextLine[]): TextLine {
  const getHeightInPercent = ({ size }: Pick<TextLine, 'size'>) =>
    ((size * mmPerPoint * lineHeight) / design.height) * 100;
  const lastLine = lines.at(-1);
  if (!lastLine) {
    const width = clamp(roundToTenth(design.width * 0.88), limits.textWidth);
    return { ...firstTextLine, x: 6, y: Math.max(0, roundToTenth(97 - getHeightInPercent(firstTextLine))), width };
  }
  const lowestBottom = Math.max(...lines.map((line) => line.y + getHeightInPercent(line)));
  const highestTop = Math.min(...lines.map(({ y }) => y));
  const y =
    lowestBottom + getHeightInPercent(lastLine) <= 100
      ? lowestBottom
      : Math.max(0, highestTop - getHeightInPercent(lastLine));
  return { ...lastLine, text: 'Your text', fallback: '', y: Math.min(limits.position.max, roundToTenth(y)) };
}

/** Returns a copy of the lines in which one line is moved to another index. An index out of range moves no line. */
export function moveTextLine(lines: readonly TextLine[], oldIndex: number, newIndex: number): TextLine[] {
  const line = lines[oldIndex];
  if (!line || newIndex < 0 || newIndex >= lines.length) return [...lines];
  return lines.filter((_, index) => index !== oldIndex).toSpliced(newIndex, 0, line);
}
