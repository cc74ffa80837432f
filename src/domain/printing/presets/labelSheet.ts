import { paperSizes, getPaperSize } from '../settings/paper';
import type { Paper, Size } from '../settings/paper';
import { isSameSettings } from '../settings/printSettings';
import type { PrintSettings } from '../settings/printSettings';
import { plainRectangle } from '../settings/stickerShape';
import type { StickerShape } from '../settings/stickerShape';
import type { Point } from '../sheet/sheetLayout';

/** A sheet of self-adhesive labels, which is sold under one or more product numbers. Lengths are in mm. */
export type LabelSheet = {
  maker: string;
  /** Product numbers of label sheets with these measurements. The first one is shown; a search finds all of them. */
  productNumbers: readonly [string, ...string[]];
  paper: { name: keyof typeof paperSizes; orientation: Paper['orientation'] };
  labelSize: Size;
  columns: number;
  rows: number;
  /** Top left corner of the first label. */
  origin: Point;
  /**
   * `x`: distance between the left edges of neighbouring labels, or the label's width if there is one column. `y`:
   * distance between their top edges, or the label's height if there is one row.
   */
  pitch: Point;
  shape: StickerShape;
};

type Pair = readonly [number, number];
export const labelSheetPapers = {
  A4: { name: 'A4', orientation: 'portrait' },
  A4Landscape: { name: 'A4', orientation: 'landscape' },
  A5: { name: 'A5', orientation: 'portrait' },
  A5Landscape: { name: 'A5', orientation: 'landscape' },
  Letter: { name: 'Letter', orientation: 'portrait' },
} as const satisfies Record<string, LabelSheet['paper']>;

export const roundShape: StickerShape = { kind: 'round', radius: 0 };
/** Returns the shape of a rectangle whose corners have a radius of `radius` mm. */
export const createRoundedRectangle = (radius: number): StickerShape => ({ kind: 'rectangle', radius });

/**
 * Returns a function that creates label sheets of a maker. Its arguments are the product numbers, separated by spaces;
 * width and height of a label; columns and rows; left and top edge of the first label; horizontal and vertical pitch;
 * and the shape, by default a rectangle.
 */
export const createLabelSheetFactory =
  (maker: string, paper: keyof typeof labelSheetPapers) =>
  (numbers: string, size: Pair, grid: Pair, origin: Pair, pitch: Pair, shape = plainRectangle): LabelSheet => {
    const [firstNumber = '', ...otherNumbers] = numbers.split(' ');
    return {
      maker,
      productNumbers: [firstNumber, ...otherNumbers],
      paper: labelSheetPapers[paper],
      labelSize: { width: size[0], height: size[1] },
      columns: grid[0],
      rows: grid[1],
      origin: { x: origin[0], y: origin[1] },
      pitch: { x: pitch[0], y: pitch[1] },
      shape,
    };
  };

/** Returns the unique name of a label sheet, such as 'Avery L7160'. */
export const formatLabelSheetName = ({ maker, productNumbers }: Pick<LabelSheet, 'maker' | 'productNumbers'>) =>
  `${maker} ${productNumbers[0]}`;

/** Rounds a length in mm to whole micrometres, as the layout does. */
const roundToMicrometre = (mm: number) => Math.round(mm * 1000) / 1000;

/**
 * Returns the settings for printing on a label sheet, from its first label on. Codes, colours, the printer and the
 * quantity stay as they are. The right and the bottom margin reach up to the last label, since the layout would fill a
 * larger space with one more column or row.
 */
export function applyLabelSheet(settings: PrintSettings, sheet: LabelSheet): PrintSettings {
  const { labelSize, columns, rows, origin, pitch, shape } = sheet;
  const paper = { ...sheet.paper, custom: settings.paper.custom };
  const { width, height } = getPaperSize(paper);
  const gap = { x: roundToMicrometre(pitch.x - labelSize.width), y: roundToMicrometre(pitch.y - labelSize.height) };
  const margins = {
    top: origin.y,
    right: roundToMicrometre(width - origin.x - columns * labelSize.width - (columns - 1) * gap.x),
    bottom: roundToMicrometre(height - origin.y - rows * labelSize.height - (rows - 1) * gap.y),
    left: origin.x,
  };
  return {
    ...settings,
    paper,
    margins,
    marginsLinked: new Set(Object.values(margins)).size === 1,
    gap,
    design: labelSize,
    shape,
    start: 1,
    preset: { kind: 'sheet', name: formatLabelSheetName(sheet) },
  };
}

/** True if the paper, margins, gap, sticker size and shape of the settings are those of the label sheet. */
export function matchesLabelSheet(settings: PrintSettings, sheet: LabelSheet): boolean {
  const { marginsLinked, start, preset } = settings;
  return isSameSettings({ ...applyLabelSheet(settings, sheet), marginsLinked, start, preset }, settings);
}
