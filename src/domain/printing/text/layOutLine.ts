import type { Size } from '../settings/paper';
import { lineHeight, mmPerPoint } from '../settings/textLine';
import type { TextLine } from '../settings/textLine';
import type { ShapedLine } from './shapedText';

/** Minimum cap height of readable texts in mm. Texts do not shrink below it. */
export const minCapHeight = 1.2;

/** Approximate cap height as a multiple of the font size. The fonts differ by less than 2 %. */
export const capHeightRatio = 0.7;

/** Distance from the top of a line to its baseline as a multiple of the font size. */
const baselineRatio = 0.95;

/** Rectangle in mm, measured from the sticker's top left corner. */
type Rectangle = { x: number; y: number; width: number; height: number };

/** Returns the box of a line in mm. Its size depends on the width and font size in the settings, not on the text. */
export function getLineBox({ x, y, width, size }: TextLine, design: Size): Rectangle {
  const height = size * mmPerPoint * lineHeight;
  return { x: (x / 100) * design.width, y: (y / 100) * design.height, width, height };
}

/** A text that has been laid out in its line on the sticker. Lengths are in mm. */
export type PlacedLine = {
  /** Left end of the baseline, measured from the sticker's top left corner. */
  x: number;
  y: number;
  /** Printed font size, which is smaller than in the settings if the text was shrunk. */
  size: number;
  /** Height of capital letters. */
  capHeight: number;
  /** Length by which the text exceeds the width of the line; 0 if it fits. */
  excess: number;
  /** Bounding box of the drawn glyph outlines. */
  inkBounds: Rectangle;
};

const shareOfSpaceOnLeft = { left: 0, centre: 0.5, right: 1 } as const satisfies Record<TextLine['align'], number>;

/** Lays out a shaped text in the box of its line. Shrinks a text that is too long, if the line allows that. */
export function layOutLine(line: TextLine, shaped: ShapedLine, design: Size): PlacedLine {
  const box = getLineBox(line, design);
  const fullSize = line.size * mmPerPoint;
  const minSize = Math.min(fullSize, minCapHeight / shaped.capHeight);
  // For a text without width, this is Infinity, so that the text is printed in its full size.
  const fittingSize = line.width / shaped.width;
  const size = line.shrink ? Math.max(minSize, Math.min(fullSize, fittingSize)) : fullSize;
  const textWidth = shaped.width * size;
  const x = box.x + (box.width - textWidth) * shareOfSpaceOnLeft[line.align];
  // Moves a shrunk text up, so that its capital letters have the same middle as in full size, and do not look too low.
  const y = box.y + baselineRatio * fullSize - ((fullSize - size) * shaped.capHeight) / 2;
  const { left, top, right, bottom } = shaped.inkBounds;
  return {
    x,
    y,
    size,
    capHeight: shaped.capHeight * size,
    // An excess of up to 1e-6 mm is a rounding error of the division above.
    excess: textWidth - box.width > 1e-6 ? textWidth - box.width : 0,
    inkBounds: { x: x + left * size, y: y + top * size, width: (right - left) * size, height: (bottom - top) * size },
  };
}
