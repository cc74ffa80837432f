import { getPaperSize } from '../settings/paper';
import type { Size } from '../settings/paper';
import type { PrintSettings } from '../settings/printSettings';
import { getSheetLayout } from './sheetLayout';
import type { Point, SheetLayout } from './sheetLayout';

/** A rectangle on the page. Its position is in mm from the top left corner of the page. */
type PageBox = Point & Size;

/** Stroke width in mm of crop marks and cut lines: the usual 0.25 pt. */
const lineWidth = 0.088;
/** Length of a crop mark in mm. */
const cropMarkLength = 3;
/** Returns the distance in mm from the stickers to crop marks: at least the bleed, so that no design covers a mark. */
const getCropMarkDistance = ({ marks }: Pick<PrintSettings, 'marks'>) => Math.max(2, marks.bleed);
/** Returns the space in mm that crop marks need outside of the stickers: their distance plus their length. */
const getCropMarkSpace = (settings: Pick<PrintSettings, 'marks'>) => cropMarkLength + getCropMarkDistance(settings);

/** The settings that decide which crop marks and cut lines are printed. */
type MarkSettings = Pick<PrintSettings, 'paper' | 'design' | 'shape' | 'marks'>;

/** True for plain rectangles. Other shapes belong to label sheets, whose labels are already cut. */
export const canHaveCutLines = ({ shape }: Pick<PrintSettings, 'shape'>) =>
  shape.kind === 'rectangle' && shape.radius === 0;

/** Returns the box around all slots of a page, in mm. */
function calculateGridBox({ getSlotOrigin, perPage }: SheetLayout, { design }: Pick<MarkSettings, 'design'>): PageBox {
  const [firstOrigin, lastOrigin] = [getSlotOrigin(0), getSlotOrigin(perPage - 1)];
  return {
    ...firstOrigin,
    width: lastOrigin.x - firstOrigin.x + design.width,
    height: lastOrigin.y - firstOrigin.y + design.height,
  };
}

const pageSides = ['top', 'right', 'bottom', 'left'] as const;

/** Returns the distance in mm from each edge of the page to the nearest slots. */
export function measureSpaceAround(layout: SheetLayout, settings: Pick<MarkSettings, 'paper' | 'design'>) {
  const { x, y, width, height } = calculateGridBox(layout, settings);
  const paper = getPaperSize(settings.paper);
  return { top: y, right: paper.width - x - width, bottom: paper.height - y - height, left: x };
}

/** Returns the sides of the page on which the stickers leave too little space for crop marks. */
export function listSidesWithoutCropMarks(layout: SheetLayout, settings: MarkSettings) {
  const space = measureSpaceAround(layout, settings);
  return pageSides.filter((side) => space[side] < getCropMarkSpace(settings));
}

const removeDuplicates = (values: readonly number[]) => [...new Set(values)];

/** Returns settings whose margins are large enough for crop marks on all sides. */
export function makeSpaceForCropMarks(settings: PrintSettings): PrintSettings {
  const { top, right, bottom, left } = settings.margins;
  const enlarge = (margin: number) => Math.max(margin, getCropMarkSpace(settings));
  const margins = { top: enlarge(top), right: enlarge(right), bottom: enlarge(bottom), left: enlarge(left) };
  const areMarginsEqual = new Set(Object.values(margins)).size === 1;
  return { ...settings, margins, marginsLinked: settings.marginsLinked && areMarginsEqual };
}

/**
 * Returns crop marks: short lines outside of all slots, in line with the edges of the stickers. `positions` are the top
 * left corners of the stickers. Rows and columns without stickers have no marks, since they are not cut.
 */
function drawCropMarks(layout: SheetLayout, settings: MarkSettings, positions: readonly Point[]): PageBox[] {
  const { design } = settings;
  const verticalEdges = removeDuplicates(positions.flatMap(({ x }) => [x, x + design.width]));
  const horizontalEdges = removeDuplicates(positions.flatMap(({ y }) => [y, y + design.height]));
  const gridBox = calculateGridBox(layout, settings);
  const sidesWithoutMarks = listSidesWithoutCropMarks(layout, settings);
  const markStarts = {
    top: gridBox.y - getCropMarkSpace(settings),
    bottom: gridBox.y + gridBox.height + getCropMarkDistance(settings),
    left: gridBox.x - getCropMarkSpace(settings),
    right: gridBox.x + gridBox.width + getCropMarkDistance(settings),
  };
  return pageSides
    .filter((side) => !sidesWithoutMarks.includes(side))
    .flatMap((side) =>
      side === 'top' || side === 'bottom'
        ? verticalEdges.map((x) => ({
            x: x - lineWidth / 2,
            y: markStarts[side],
            width: lineWidth,
            height: cropMarkLength,
          }))
        : horizontalEdges.map((y) => ({
            x: markStarts[side],
            y: y - lineWidth / 2,
            width: cropMarkLength,
            height: lineWidth,
          })),
    );
}

/** Returns the outline of a box as four thin rectangles, centred on its edges. */
function outlineBox({ x, y, width, height }: PageBox): PageBox[] {
  const [left, top] = [x - lineWidth / 2, y - lineWidth / 2];
  const horizontalLine = { x: left, width: width + lineWidth, height: lineWidth };
  const verticalLine = { y: top, width: lineWidth, height: height + lineWidth };
  return [
    { ...horizontalLine, y: top },
    { ...horizontalLine, y: top + height },
    { ...verticalLine, x: left },
    { ...verticalLine, x: left + width },
  ];
}

/**
 * Returns the crop marks and cut lines of a page as rectangles in mm, which are filled in black. `positions` are the
 * top left corners of the stickers on the page.
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
 * Returns the length in mm by which the design is printed beyond the edges of a sticker: at most half of the gap, since
 * neighbouring stickers share it.
 */
export const getPrintedBleed = ({ marks: { bleed }, gap }: Pick<PrintSettings, 'marks' | 'gap'>) => ({
  x: Math.min(bleed, gap.x / 2),
  y: Math.min(bleed, gap.y / 2),
});

/**
 * Returns the TrimBox and the BleedBox of a PDF page in mm: the area of all slots, without and with their bleed.
 * Undefined without bleed and crop marks, or if no sticker fits.
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
