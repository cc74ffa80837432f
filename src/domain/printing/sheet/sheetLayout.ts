import { clamp } from '../../number/numberLimits';
import { getPaperSize } from '../settings/paper';
import type { Size } from '../settings/paper';
import type { FillOrder, Margins, PrintSettings } from '../settings/printSettings';

/** Input of `layOutSheet`: paper, stickers and their arrangement. Lengths are in mm. */
export type SheetRequest = {
  paper: Size;
  margins: Margins;
  gap: PrintSettings['gap'];
  stickerSize: Size;
  /** Number of stickers to print, a whole number from 0. */
  stickerCount: number;
  /** Number of slots at the start of the first sheet that were used before this print. 0 by default. */
  usedSlotCount?: number;
  /** Order in which slots are filled. The default is 'rows'. */
  order?: FillOrder;
};

/** Position from the top left corner of the paper or of a sticker, in mm unless stated otherwise. */
export type Point = { x: number; y: number };

/** Row and column of a slot, from 0. */
export type SlotCell = { row: number; column: number };

/** Top left corner of a sticker in mm, and the zero-based index of its page. */
type StickerPosition = Point & { page: number };

export type SheetLayout = {
  fits: true;
  columns: number;
  rows: number;
  /** Number of slots on a page. */
  perPage: number;
  pageCount: number;
  /** Number of stickers on all pages. */
  stickerCount: number;
  /** Number of slots at the start of the first page that were used before this print, at most `perPage` - 1. */
  usedSlotCount: number;
  /** Free space inside the margins, in mm: the width to the right of the stickers, and the height below them. */
  freeSpace: Size;
  /** Share of the paper, 0 to 1, that is outside of the slots, including margins and gaps. */
  unusedShare: number;
  /** Returns the top left corner of a slot in mm. `slot` is its index in fill order, from 0 to `perPage` - 1. */
  getSlotOrigin: (slot: number) => Point;
  /** Returns the row and column of a slot. */
  getCell: (slot: number) => SlotCell;
  /** Returns the index of the slot in a row and column. */
  getSlotIndex: (cell: SlotCell) => number;
  /** Returns the position of a sticker by its zero-based index, even if the layout has fewer stickers. */
  getStickerPosition: (index: number) => StickerPosition;
};

/** Result of `layOutSheet` if no sticker fits on a page, or if a length or count is not valid. */
export type SheetProblem = {
  fits: false;
  /** 'not-a-number': a length or count is not valid, for example because it is negative or infinite. */
  reason: 'not-a-number' | 'margins-leave-nothing' | 'too-wide' | 'too-tall';
  /** Size of the space inside the margins in mm. Negative if the margins overlap. */
  space: Size;
};

/** Converts mm to whole micrometres. Integers make sums of lengths such as 0.1 mm exact. */
const toMicrometres = (mm: number) => Math.round(mm * 1000);
const toMillimetres = (micrometres: number) => micrometres / 1000;

const isWholeNumber = (value: number) => Number.isSafeInteger(value) && value >= 0;

/**
 * Returns how many items of `length` fit in `available` with `gap` between them, and the unused rest. All lengths are
 * in micrometres.
 */
function fitItems(available: number, length: number, gap: number) {
  const itemCount = Math.max(0, Math.floor((available + gap) / (length + gap)));
  return { itemCount, rest: available - itemCount * length - Math.max(0, itemCount - 1) * gap };
}

/** Lays out stickers in a grid inside the margins, on as many pages as they need. Never throws. */
export function layOutSheet(request: SheetRequest): SheetLayout | SheetProblem {
  const { paper, margins, stickerSize, stickerCount, usedSlotCount = 0, order = 'rows' } = request;
  const availableWidth = toMicrometres(paper.width) - toMicrometres(margins.left) - toMicrometres(margins.right);
  const availableHeight = toMicrometres(paper.height) - toMicrometres(margins.top) - toMicrometres(margins.bottom);
  const space = { width: toMillimetres(availableWidth), height: toMillimetres(availableHeight) };

  const [width, height] = [toMicrometres(stickerSize.width), toMicrometres(stickerSize.height)];
  const gap = { x: toMicrometres(request.gap.x), y: toMicrometres(request.gap.y) };
  const lengths = [availableWidth, availableHeight, width, height, gap.x, gap.y];
  const areLengthsValid = lengths.every(Number.isFinite) && width > 0 && height > 0 && gap.x >= 0 && gap.y >= 0;
  if (!areLengthsValid || !isWholeNumber(stickerCount) || !isWholeNumber(usedSlotCount))
    return { fits: false, reason: 'not-a-number', space };
  if (availableWidth <= 0 || availableHeight <= 0) return { fits: false, reason: 'margins-leave-nothing', space };

  const horizontalFit = fitItems(availableWidth, width, gap.x);
  const verticalFit = fitItems(availableHeight, height, gap.y);
  if (horizontalFit.itemCount === 0) return { fits: false, reason: 'too-wide', space };
  if (verticalFit.itemCount === 0) return { fits: false, reason: 'too-tall', space };

  const [columns, rows] = [horizontalFit.itemCount, verticalFit.itemCount];
  const perPage = columns * rows;
  const clampedStartIndex = clamp(usedSlotCount, { min: 0, max: perPage - 1 });
  const getCell = (slot: number): SlotCell =>
    order === 'rows'
      ? { row: Math.floor(slot / columns), column: slot % columns }
      : { row: slot % rows, column: Math.floor(slot / rows) };
  const getSlotOrigin = (slot: number): Point => {
    const { row, column } = getCell(slot);
    return {
      x: toMillimetres(toMicrometres(margins.left) + column * (width + gap.x)),
      y: toMillimetres(toMicrometres(margins.top) + row * (height + gap.y)),
    };
  };
  return {
    fits: true,
    columns,
    rows,
    perPage,
    pageCount: stickerCount === 0 ? 0 : Math.ceil((stickerCount + clampedStartIndex) / perPage),
    stickerCount,
    usedSlotCount: clampedStartIndex,
    freeSpace: { width: toMillimetres(horizontalFit.rest), height: toMillimetres(verticalFit.rest) },
    unusedShare: 1 - (perPage * width * height) / (toMicrometres(paper.width) * toMicrometres(paper.height)),
    getSlotOrigin,
    getCell,
    getSlotIndex: ({ row, column }) => (order === 'rows' ? row * columns + column : column * rows + row),
    getStickerPosition: (index) => {
      const position = index + clampedStartIndex;
      return { page: Math.floor(position / perPage), ...getSlotOrigin(position % perPage) };
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
    stickerSize: design,
    stickerCount: quantity,
    usedSlotCount: start - 1,
    order,
  });
}

/**
 * Returns the range of stickers on a page, by their zero-based indices: `first` is the first sticker on the page, and
 * `end` the first one after it. `page` is zero-based too.
 */
export function getStickerRange(layout: SheetLayout, page: number): { first: number; end: number } {
  const { perPage, stickerCount, usedSlotCount } = layout;
  const countStickersBefore = (position: number) => clamp(position - usedSlotCount, { min: 0, max: stickerCount });
  return { first: countStickersBefore(page * perPage), end: countStickersBefore((page + 1) * perPage) };
}

/**
 * Returns the index of the slot that contains `point`; undefined between and outside of the slots. `point` is in mm
 * from the top left corner of the paper.
 */
export function findSlot({ perPage, getSlotOrigin }: SheetLayout, stickerSize: Size, point: Point): number | undefined {
  const isWithin = (value: number, start: number, length: number) => value >= start && value < start + length;
  for (let slot = 0; slot < perPage; slot += 1) {
    const { x, y } = getSlotOrigin(slot);
    if (isWithin(point.x, x, stickerSize.width) && isWithin(point.y, y, stickerSize.height)) return slot;
  }
  return undefined;
}

/**
 * State of a slot. 'used': the slot was used before this print. 'sticker': the slot gets the sticker with the
 * zero-based index `index`. 'empty': the slot comes after the last sticker.
 */
export type SlotState = { state: 'used' } | { state: 'sticker'; index: number } | { state: 'empty' };

/** Returns the state of a slot. `page` and `slot` are zero-based; slots are counted in fill order. */
export function getSlotState(
  { perPage, stickerCount, usedSlotCount }: SheetLayout,
  page: number,
  slot: number,
): SlotState {
  const index = page * perPage + slot - usedSlotCount;
  if (index < 0) return { state: 'used' };
  return index < stickerCount ? { state: 'sticker', index } : { state: 'empty' };
}
