import { getPaperSize } from '../settings/paper';
import type { Size } from '../settings/paper';
import type { PrintSettings } from '../settings/printSettings';
import { getSheetLayout } from './sheetLayout';
import type { Point, SheetLayout } from './sheetLayout';

/** A rectangle in mm from the top left corner of the page. */
type PageBox = Point & Size;

/** Width in mm of a printed crop mark or cut line, the usual 0.25 pt. */
const lineWidth = 0.088;
/** Length of a crop mark in mm. */
const cropMarkLength = 3;
/** Returns the distance in mm of crop marks from the stickers. No mark is on a design: all are outside of the bleed. */
const getCropMarkDistance = ({ marks }: Pick<PrintSettings, 'marks'>) => Math.max(2, marks.bleed);
/** Returns the space in mm that crop marks need on a side of the stickers. */
const getCropMarkSpace = (settings: Pick<PrintSettings, 'marks'>) => cropMarkLength + getCropMarkDistance(settings);

/** The settings that decide which crop marks and cut lines are printed. */
type MarkSettings = Pick<PrintSettings, 'paper' | 'design' | 'shape' | 'marks'>;

/** Returns true for plain rectangles. Other shapes are those of labels that are already cut, and get no cut lines. */
export const canHaveCutLines = ({ shape }: Pick<PrintSettings, 'shape'>) =>
  shape.kind === 'rectangle' && shape.radius === 0;

/** Returns the box around all slots of a page, in mm. */
function calculateGridBox({ slotOrigin, perPage }: SheetLayout, { design }: Pick<MarkSettings, 'design'>): PageBox {
  const [first, last] = [slotOrigin(0), slotOrigin(perPage - 1)];
  return { ...first, width: last.x - first.x + design.width, height: last.y - first.y + design.height };
}

const sides = ['top', 'right', 'bottom', 'left'] as const;

/** Returns the distances in mm between the edges of the page and its slots. */
export function measureSpaceAround(layout: SheetLayout, settings: Pick<MarkSettings, 'paper' | 'design'>) {
  const { x, y, width, height } = calculateGridBox(layout, settings);
  const paper = getPaperSize(settings.paper);
  return { top: y, right: paper.width - x - width, bottom: paper.height - y - height, left: x };
}

/** Returns the sides of the page on which the stickers leave too little space for crop marks. */
export function listSidesWithoutCropMarks(layout: SheetLayout, settings: MarkSettings) {
  const space = measureSpaceAround(layout, settings);
  return sides.filter((side) => space[side] < getCropMarkSpace(settings));
}

/** Returns each value once. */
const removeDuplicates = (values: readonly number[]) => [...new Set(values)];

/** Returns settings whose margins are large enough for crop marks on all sides. */
export function makeSpaceForCropMarks(settings: PrintSettings): PrintSettings {
  const { top, right, bottom, left } = settings.margins;
  const enlarge = (margin: number) => Math.max(margin, getCropMarkSpace(settings));
  const margins = { top: enlarge(top), right: enlarge(right), bottom: enlarge(bottom), left: enlarge(left) };
  const areEqual = new Set(Object.values(margins)).size === 1;
  return { ...settings, margins, marginsLinked: settings.marginsLinked && areEqual };
}

/**
 * Returns crop marks: short lines outside of all slots, in line with the edges of the stickers at `positions`. Rows and
 * columns without stickers have none, since they are not cut.
 */
function drawCropMarks(layout: SheetLayout, settings: MarkSettings, positions: readonly Point[]): PageBox[] {
  const { design } = settings;
  const verticalEdges = removeDuplicates(positions.flatMap(({ x }) => [x, x + design.width]));
  const horizontalEdges = removeDuplicates(positions.flatMap(({ y }) => [y, y + design.height]));
  const grid = calculateGridBox(layout, settings);
  const missingSides = listSidesWithoutCropMarks(layout, settings);
  const starts = {
    top: grid.y - getCropMarkSpace(settings),
    bottom: grid.y + grid.height + getCropMarkDistance(settings),
    left: grid.x - getCropMarkSpace(settings),
    right: grid.x + grid.width + getCropMarkDistance(settings),
  };
  return sides
    .filter((side) => !missingSides.includes(side))
    .flatMap((side) =>
      side === 'top' || side === 'bottom'
        ? verticalEdges.map((x) => ({
            x: x - lineWidth / 2,
            y: starts[side],
            width: lineWidth,
            height: cropMarkLength,
          }))
        : horizontalEdges.map((y) => ({
            x: starts[side],
            y: y - lineWidth / 2,
            width: cropMarkLength,
            height: lineWidth,
          })),
    );
}

/** Returns the four sides of a box as lines. */
function outlineBox({ x, y, width, height }: PageBox): PageBox[] {
  const [left, top] = [x - lineWidth / 2, y - lineWidth / 2];
  const across = { x: left, width: width + lineWidth, height: lineWidth };
  const down = { y: top, width: lineWidth, height: height + lineWidth };
  return [
    { ...across, y: top },
    { ...across, y: top + height },
    { ...down, x: left },
    { ...down, x: left + width },
  ];
}

/**
 * Returns the crop marks and cut lines of a page as black rectangles, in mm. Cut lines surround the stickers at
 * `positions`.
 */
export function drawMarks(settings: MarkSettings, layout: SheetLayout, positions: readonly Point[]) {
  const { marks, design } = settings;
  return [
    ...(marks.cutLines && canHaveCutLines(settings)
      ? positions.flatMap(({ x, y }) => outlineBox({ x, y, ...design }))
      : []),
    ...(marks.cropMarks ? drawCropMarks(layout, settings, positions) : []),
  ];
}

/**
 * Returns the length in mm by which the design is printed beyond the edges of a sticker. Two neighbours share the gap
 * between them.
 */
export const getPrintedBleed = ({ marks: { bleed }, gap }: Pick<PrintSettings, 'marks' | 'gap'>) => ({
  x: Math.min(bleed, gap.x / 2),
  y: Math.min(bleed, gap.y / 2),
});

/**
 * Returns the boxes of the finished stickers and of their bleed, which the boundaries of a PDF page name. Undefined
 * without bleed and crop marks, or if no sticker fits.
 */
export function getPageBoxes(settings: PrintSettings) {
  const layout = getSheetLayout(settings);
  const { marks, paper } = settings;
  if (!layout.fits || (marks.bleed === 0 && !marks.cropMarks)) return undefined;
  const trim = calculateGridBox(layout, settings);
  const { x, y } = getPrintedBleed(settings);
  const { width, height } = getPaperSize(paper);
  const [left, top] = [Math.max(0, trim.x - x), Math.max(0, trim.y - y)];
  const [right, bottom] = [Math.min(width, trim.x + trim.width + x), Math.min(height, trim.y + trim.height + y)];
  return { trim, bleed: { x: left, y: top, width: right - left, height: bottom - top } };
}
