import { clamp } from '../../number/numberLimits';
import { getPaperSize } from '../settings/paper';
import type { Size } from '../settings/paper';
import type { FillOrder, Margins, PrintSettings } from '../settings/printSettings';

/** Input of `layOutSheet`: paper, stickers and their arrangement. Lengths are in mm. */
export type SheetRequest = {
  paper: Size;
  margins: Margins;
  gap: PrintSettings['gap'];
  sticker: Size;
  /** Number of stickers, a whole number from 0. */
  count: number;
  /** Number of slots at the start of the first sheet that are already used. 0 by default. */
  startIndex?: number;
  /** Order in which slots are filled. The default is 'rows'. */
  order?: FillOrder;
};

/** Position in mm from the top left corner of the paper or of a sticker. */
export type Point = { x: number; y: number };

/** Row and column of a slot, from 0. */
export type SlotCell = { row: number; column: number };

/** Position of a sticker on a page. `page` is zero-based. */
type StickerPosition = Point & { page: number };

export type SheetLayout = {
  fits: true;
  cols: number;
  rows: number;
  /** Number of slots on a page. */
  perPage: number;
  /** Number of pages. */
  pages: number;
  /** Number of stickers. */
  count: number;
  /** Number of slots that are already used at the start of the first page, at most `perPage` - 1. */
  startIndex: number;
  /** Free space inside the margins, in mm: the width to the right of the stickers, and the height below them. */
  freeSpace: Size;
  /** Share of the paper that no sticker covers when all slots are used, 0 to 1. Margins and gaps are included. */
  unused: number;
  /** Returns the top left corner of a slot in mm. The slot is an index in fill order, from 0 to `perPage` - 1. */
  slotOrigin: (slot: number) => Point;
  /** Returns row and column of a slot. */
  cellOf: (slot: number) => SlotCell;
  /** Returns the slot in a row and a column. */
  slotAt: (cell: SlotCell) => number;
  /** Returns the position of the sticker with the index `index`, from 0, even if the layout has fewer stickers. */
  positionOf: (index: number) => StickerPosition;
};

/** Result of `layOutSheet` if no sticker fits on a page or a number is not valid. */
export type SheetProblem = {
  fits: false;
  /** 'not-a-number': a length or count is not valid, for example because it is negative or infinite. */
  reason: 'not-a-number' | 'margins-leave-nothing' | 'too-wide' | 'too-tall';
  /** Size of the space inside the margins in mm. Negative if the margins overlap. */
  space: Size;
};

/** Converts mm to whole micrometres. Layouts use micrometres, so that sums of lengths such as 0.1 mm are exact. */
const toMicrometres = (mm: number) => Math.round(mm * 1000);
const toMillimetres = (um: number) => um / 1000;

const isWholeNumber = (value: number) => Number.isSafeInteger(value) && value >= 0;

/**
 * Returns how many items of `length` fit in `room` with `gap` between them, and the length that remains. All lengths
 * are in micrometres.
 */
function fitItems(room: number, length: number, gap: number) {
  const fitting = Math.max(0, Math.floor((room + gap) / (length + gap)));
  return { fitting, rest: room - fitting * length - Math.max(0, fitting - 1) * gap };
}

/** Lays out stickers in a grid inside the margins, on as many pages as they need. Never throws. */
export function layOutSheet(request: SheetRequest): SheetLayout | SheetProblem {
  const { paper, margins, sticker, count, startIndex = 0, order = 'rows' } = request;
  const roomAcross = toMicrometres(paper.width) - toMicrometres(margins.left) - toMicrometres(margins.right);
  const roomDown = toMicrometres(paper.height) - toMicrometres(margins.top) - toMicrometres(margins.bottom);
  const space = { width: toMillimetres(roomAcross), height: toMillimetres(roomDown) };

  const [width, height] = [toMicrometres(sticker.width), toMicrometres(sticker.height)];
  const gap = { x: toMicrometres(request.gap.x), y: toMicrometres(request.gap.y) };
  const lengths = [roomAcross, roomDown, width, height, gap.x, gap.y];
  const areLengthsValid = lengths.every(Number.isFinite) && width > 0 && height > 0 && gap.x >= 0 && gap.y >= 0;
  if (!areLengthsValid || !isWholeNumber(count) || !isWholeNumber(startIndex))
    return { fits: false, reason: 'not-a-number', space };
  if (roomAcross <= 0 || roomDown <= 0) return { fits: false, reason: 'margins-leave-nothing', space };

  const horizontalFit = fitItems(roomAcross, width, gap.x);
  const verticalFit = fitItems(roomDown, height, gap.y);
  if (horizontalFit.fitting === 0) return { fits: false, reason: 'too-wide', space };
  if (verticalFit.fitting === 0) return { fits: false, reason: 'too-tall', space };

  const [cols, rows] = [horizontalFit.fitting, verticalFit.fitting];
  const perPage = cols * rows;
  const clampedStartIndex = clamp(startIndex, { min: 0, max: perPage - 1 });
  const cellOf = (slot: number): SlotCell =>
    order === 'rows'
      ? { row: Math.floor(slot / cols), column: slot % cols }
      : { row: slot % rows, column: Math.floor(slot / rows) };
  const slotOrigin = (slot: number): Point => {
    const { row, column } = cellOf(slot);
    return {
      x: toMillimetres(toMicrometres(margins.left) + column * (width + gap.x)),
      y: toMillimetres(toMicrometres(margins.top) + row * (height + gap.y)),
    };
  };
  return {
    fits: true,
    cols,
    rows,
    perPage,
    pages: count === 0 ? 0 : Math.ceil((count + clampedStartIndex) / perPage),
    count,
    startIndex: clampedStartIndex,
    freeSpace: { width: toMillimetres(horizontalFit.rest), height: toMillimetres(verticalFit.rest) },
    unused: 1 - (perPage * width * height) / (toMicrometres(paper.width) * toMicrometres(paper.height)),
    slotOrigin,
    cellOf,
    slotAt: ({ row, column }) => (order === 'rows' ? row * cols + column : column * rows + row),
    positionOf: (index) => {
      const position = index + clampedStartIndex;
      return { page: Math.floor(position / perPage), ...slotOrigin(position % perPage) };
    },
  };
}

/** Lays out `quantity` stickers with the paper, margins, gap and sticker size of the settings. */
export function getSheetLayout(settings: PrintSettings): SheetLayout | SheetProblem {
  const { paper, margins, gap, design, quantity, start, order } = settings;
  return layOutSheet({
    paper: getPaperSize(paper),
    margins,
    gap,
    sticker: design,
    count: quantity,
    startIndex: start - 1,
    order,
  });
}

/**
 * Returns the indices of the stickers on the page with the index `page`, from 0: `first` is the first sticker on the
 * page, and `end` is the first sticker after the page.
 */
export function getStickerRange(layout: SheetLayout, page: number): { first: number; end: number } {
  const { perPage, count, startIndex } = layout;
  const countBefore = (position: number) => clamp(position - startIndex, { min: 0, max: count });
  return { first: countBefore(page * perPage), end: countBefore((page + 1) * perPage) };
}

/**
 * Returns the index of the slot that contains `point`; undefined if no slot contains it. `point` is in mm from the top
 * left corner of the paper.
 */
export function findSlot({ perPage, slotOrigin }: SheetLayout, sticker: Size, point: Point): number | undefined {
  const isWithin = (value: number, from: number, length: number) => value >= from && value < from + length;
  for (let slot = 0; slot < perPage; slot += 1) {
    const { x, y } = slotOrigin(slot);
    if (isWithin(point.x, x, sticker.width) && isWithin(point.y, y, sticker.height)) return slot;
  }
  return undefined;
}

/**
 * 'used': the slot was used before this print. 'sticker': the slot gets sticker `index`. 'empty': the slot comes after
 * the last sticker.
 */
export type SlotState = { state: 'used' } | { state: 'sticker'; index: number } | { state: 'empty' };

/** Returns the state of a slot. `page` and `slot` are zero-based; slots are counted in fill order. */
export function getSlotState({ perPage, count, startIndex }: SheetLayout, page: number, slot: number): SlotState {
  const index = page * perPage + slot - startIndex;
  if (index < 0) return { state: 'used' };
  return index < count ? { state: 'sticker', index } : { state: 'empty' };
}
