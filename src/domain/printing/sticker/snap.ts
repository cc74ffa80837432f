import type { Size } from '../settings/paper';
import type { Point } from '../sheet/sheetLayout';
import { getLongerSideGrowth } from './dragCorner';
import type { Corner } from './dragCorner';
import { getLineBox } from '../text/layOutLine';
import { codeElements, cutTolerance, getElementBoxes, labelElementOf } from './stickerElements';
import type { Box, CodeElement, StickerSettings } from './stickerElements';

/** An element that the user can move: a code, or a text line by its zero-based index. */
export type MovableElement = CodeElement | number;

/**
 * Positions in mm to which edges and centres snap: `x` from the left edge of the sticker, `y` from its top edge.
 */
export type SnapLines = { x: readonly number[]; y: readonly number[] };

/** Returns the box of an element in mm. Undefined if the sticker does not have it. */
export function findElementBox(settings: StickerSettings, element: MovableElement): Box | undefined {
  if (typeof element === 'string') return getElementBoxes(settings)[element];
  const line = settings.textLines?.[element];
  return line && getLineBox(line, settings.design);
}

const getStartMiddleEnd = (start: number, length: number) => [start, start + length / 2, start + length];

/** Returns the snap lines of a sticker on one axis: its edges, the cut tolerance inside them, and its centre. */
const listStickerLines = (length: number) => [...getStartMiddleEnd(0, length), cutTolerance, length - cutTolerance];

/** Returns the snap lines for a moved element: those of the sticker, and the edges and centres of other elements. */
export function findSnapLines(settings: StickerSettings, movedElement: MovableElement): SnapLines {
  const { design, textLines = [] } = settings;
  const boxes = getElementBoxes(settings);
  const otherCodes = codeElements.flatMap((element) =>
    element === movedElement ? [] : [boxes[element], boxes[labelElementOf[element]]].filter((box) => box !== undefined),
  );
  const otherLines = textLines.flatMap((line, index) => (index === movedElement ? [] : [getLineBox(line, design)]));
  const otherBoxes = [...otherCodes, ...otherLines];
  return {
    x: [...listStickerLines(design.width), ...otherBoxes.flatMap(({ x, width }) => getStartMiddleEnd(x, width))],
    y: [...listStickerLines(design.height), ...otherBoxes.flatMap(({ y, height }) => getStartMiddleEnd(y, height))],
  };
}

/**
 * Returns the shortest distance in mm from one of the `anchors` to a snap line; 0 if no line is within `threshold`. The
 * distance is negative if the line has a smaller position than the anchor.
 */
function findDistanceToLine(anchors: readonly number[], lines: readonly number[], threshold: number): number {
  const distances = anchors.flatMap((anchor) => lines.map((line) => line - anchor));
  const nearest = distances.reduce(
    (nearestSoFar, distance) => (Math.abs(distance) < Math.abs(nearestSoFar) ? distance : nearestSoFar),
    Infinity,
  );
  return Math.abs(nearest) <= threshold ? nearest : 0;
}

/** Returns the position of a box, in mm, after its edges or its centre have snapped to lines within `threshold` mm. */
export function snapBox({ x, y, width, height }: Box, lines: SnapLines, threshold: number): Point {
  return {
    x: x + findDistanceToLine(getStartMiddleEnd(x, width), lines.x, threshold),
    y: y + findDistanceToLine(getStartMiddleEnd(y, height), lines.y, threshold),
  };
}

const getCornerPoint = ({ x, y, width, height }: Box, { horizontal, vertical }: Corner): Point => ({
  x: horizontal === 'left' ? x : x + width,
  y: vertical === 'top' ? y : y + height,
});

export type CornerSnap = {
  /** The box before the drag, in mm. */
  box: Box;
  corner: Corner;
  /** Horizontal and vertical distance of the drag, in mm. */
  offset: Point;
  snapLines: SnapLines;
  /** Maximum distance in mm at which an edge snaps to a line. */
  threshold: number;
  /** True if the drag keeps the proportion of width and height. */
  keepsProportion: boolean;
};

/**
 * Returns the horizontal and vertical distance in mm by which a dragged corner moves. Each of its edges snaps to the
 * nearest line. With `keepsProportion`, only the edge nearest to a line snaps, and the other one keeps the proportion.
 */
export function snapCorner({ box, corner, offset, snapLines, threshold, keepsProportion }: CornerSnap): Point {
  const start = getCornerPoint(box, corner);
  if (!keepsProportion) {
    return {
      x: offset.x === 0 ? 0 : offset.x + findDistanceToLine([start.x + offset.x], snapLines.x, threshold),
      y: offset.y === 0 ? 0 : offset.y + findDistanceToLine([start.y + offset.y], snapLines.y, threshold),
    };
  }
  const longerSide = Math.max(box.width, box.height);
  // The corner moves by these distances if the longer side grows by 1 mm.
  const cornerShift = {
    x: (box.width / longerSide) * (corner.horizontal === 'right' ? 1 : -1),
    y: (box.height / longerSide) * (corner.vertical === 'bottom' ? 1 : -1),
  };
  const growth = getLongerSideGrowth(box, corner, offset);
  // The growths of the longer side, in mm, that move an edge of the box onto a snap line, one for each line.
  const snapGrowths = [
    ...snapLines.x.map((line) => (line - start.x) / cornerShift.x),
    ...snapLines.y.map((line) => (line - start.y) / cornerShift.y),
  ];
  const snappedGrowth = growth + (growth === 0 ? 0 : findDistanceToLine([growth], snapGrowths, threshold));
  return { x: snappedGrowth * cornerShift.x, y: snappedGrowth * cornerShift.y };
}

/**
 * Tolerances of `findGuides`: the maximum rounding errors of positions, which are rounded to 0.1 % of a side of the
 * sticker, and of lengths, which are rounded to 0.1 mm.
 */
const tolerance = { shareOfSide: 0.000_5, lengthInMm: 0.05 };

/** Returns the snap lines to show as guides: those with which an edge or the centre of a box is aligned. */
export function findGuides({ x, y, width, height }: Box, lines: SnapLines, design: Size): SnapLines {
  const findAlignedLines = (snapLines: readonly number[], anchors: readonly number[], length: number) => [
    ...new Set(
      snapLines.filter((line) =>
        anchors.some((anchor) => Math.abs(anchor - line) <= tolerance.lengthInMm + tolerance.shareOfSide * length),
      ),
    ),
  ];
  return {
    x: findAlignedLines(lines.x, getStartMiddleEnd(x, width), design.width),
    y: findAlignedLines(lines.y, getStartMiddleEnd(y, height), design.height),
  };
}
