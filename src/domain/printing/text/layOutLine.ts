import type { Size } from '../settings/paper';
import { lineHeight, mmPerPoint } from '../settings/textLine';
import type { TextLine } from '../settings/textLine';
import type { ShapedLine } from './shapedText';

/** Height in mm of capital letters below which a text is hard to read. Texts are not shrunk any further. */
export const minCapHeight = 1.2;

/** Height of capital letters as a multiple of the font size. The fonts differ by less than 2 %. */
export const capHeightRatio = 0.7;

/** Distance from the top of a line to its baseline as a multiple of the font size. */
const baselineRatio = 0.95;

/** Rectangle in mm, measured from the sticker's top left corner. */
type Rectangle = { x: number; y: number; width: number; height: number };

/** Returns the box of a line: its width, and the height that its font size needs. It does not depend on the text. */
export function getLineBox({ x, y, width, size }: TextLine, design: Size): Rectangle {
  const height = size * mmPerPoint * lineHeight;
  return { x: (x / 100) * design.width, y: (y / 100) * design.height, width, height };
}

/** A line of text on the sticker. Lengths are in mm. */
export type PlacedLine = {
  /** Start of the baseline. */
  x: number;
  y: number;
  /** Font size. If the text was shrunk, it is smaller than the font size in the settings. */
  size: number;
  /** Height of capital letters. */
  capHeight: number;
  /** Length by which the text exceeds the width of the line; 0 if it fits. */
  excess: number;
  /** Box around the drawn outlines. */
  ink: Rectangle;
};

const shareOfSpaceBefore = { left: 0, centre: 0.5, right: 1 } as const satisfies Record<TextLine['align'], number>;

/** Places a shaped text in the box of its line, and shrinks it if the line allows that. */
export function layOutLine(line: TextLine, shaped: ShapedLine, design: Size): PlacedLine {
  const box = getLineBox(line, design);
  const fullSize = line.size * mmPerPoint;
  const smallest = Math.min(fullSize, minCapHeight / shaped.capHeight);
  const fitting = shaped.width > 0 ? line.width / shaped.width : fullSize;
  const size = line.shrink ? Math.max(smallest, Math.min(fullSize, fitting)) : fullSize;
  const textWidth = shaped.width * size;
  const x = box.x + (box.width - textWidth) * shareOfSpaceBefore[line.align];
  // Keeps the middle of the capital letters at the same height, so that a shrunk text does not look too low.
  const y = box.y + baselineRatio * fullSize - ((fullSize - size) * shaped.capHeight) / 2;
  const { left, top, right, bottom } = shaped.ink;
  return {
    x,
    y,
    size,
    capHeight: shaped.capHeight * size,
    // Ignores an excess that is only a rounding error of the division.
    excess: textWidth - box.width > 1e-6 ? textWidth - box.width : 0,
    ink: { x: x + left * size, y: y + top * size, width: (right - left) * size, height: (bottom - top) * size },
  };
}
