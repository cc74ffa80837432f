import { clamp } from '../../number/numberLimits';
import { sizeOfPaper } from '../settings/paper';
import type { Size } from '../settings/paper';
import type { FillOrder, Margins, PrintSettings } from '../settings/printSettings';

/** Lengths in mm. */
export type SheetRequest = {
  paper: Size;
  margins: Margins;
  gap: PrintSettings['gap'];
  sticker: Size;
  /** Number of stickers: a whole number from 0. */
  count: number;
  /** Slots of the first sheet that are already used, counted in fill order. */
  startIndex?: number;
  order?: FillOrder;
};

/** Position in mm from the top left corner of the paper or sticker. */
export type Point = { x: number; y: number };

/** Position of a sticker; pages count from 0. */
type StickerPosition = Point & { page: number };

export type SheetLayout = {
  fits: true;
  cols: number;
  rows: number;
  perPage: number;
  pages: number;
  count: number;
  /** Slots left free at the start of the first sheet; at most all but its last. */
  startIndex: number;
  /** Unused width and height beside and below the grid inside the margins, in mm. */
  rest: Size;
  /** Share of the paper that a full sheet leaves without a sticker, margins and gaps included: 0 to 1. */
  unused: number;
  /** Top left corner of slot `slot` of a page: 0 to `perPage` - 1 in fill order. */
  slotOrigin: (slot: number) => Point;
  /** Position of sticker `index`, from 0. Adding stickers never moves an earlier one. */
  positionOf: (index: number) => StickerPosition;
};

/** The reason why no sticker fits on the page. */
export type SheetProblem = {
  fits: false;
  reason: 'not-a-number' | 'margins-leave-nothing' | 'too-wide' | 'too-tall';
  /** Space inside the margins in mm; negative if they overlap. */
  room: Size;
};

/** Layouts are computed in whole micrometres, so that sums of lengths such as 0.1 mm are exact. */
const micrometres = (mm: number) => Math.round(mm * 1000);
const millimetres = (um: number) => um / 1000;

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;

/** Number of items of `length` that fit in `room` with `gap` between them, and the rest; in whole micrometres. */
function fill(room: number, length: number, gap: number) {
  const fitting = Math.max(0, Math.floor((room + gap) / (length + gap)));
  return { fitting, rest: room - fitting * length - Math.max(0, fitting - 1) * gap };
}

/** Lays stickers out in a grid inside the margins of as many sheets as they need. Never throws. */
export function layOutSheet(request: SheetRequest): SheetLayout | SheetProblem {
  const { paper, margins, sticker, count, startIndex = 0, order = 'rows' } = request;
  const roomAcross = micrometres(paper.width) - micrometres(margins.left) - micrometres(margins.right);
  const roomDown = micrometres(paper.height) - micrometres(margins.top) - micrometres(margins.bottom);
  const room = { width: millimetres(roomAcross), height: millimetres(roomDown) };

  const [width, height] = [micrometres(sticker.width), micrometres(sticker.height)];
  const gap = { x: micrometres(request.gap.x), y: micrometres(request.gap.y) };
  const lengths = [roomAcross, roomDown, width, height, gap.x, gap.y];
  const usable = lengths.every(Number.isFinite) && width > 0 && height > 0 && gap.x >= 0 && gap.y >= 0;
  if (!usable || !isCount(count) || !isCount(startIndex)) return { fits: false, reason: 'not-a-number', room };
  if (roomAcross <= 0 || roomDown <= 0) return { fits: false, reason: 'margins-leave-nothing', room };

  const across = fill(roomAcross, width, gap.x);
  const down = fill(roomDown, height, gap.y);
  if (across.fitting === 0) return { fits: false, reason: 'too-wide', room };
  if (down.fitting === 0) return { fits: false, reason: 'too-tall', room };

  const [cols, rows] = [across.fitting, down.fitting];
  const perPage = cols * rows;
  const start = clamp(startIndex, { min: 0, max: perPage - 1 });
  const slotOrigin = (slot: number): Point => {
    const [column, row] =
      order === 'rows' ? [slot % cols, Math.floor(slot / cols)] : [Math.floor(slot / rows), slot % rows];
    return {
      x: millimetres(micrometres(margins.left) + column * (width + gap.x)),
      y: millimetres(micrometres(margins.top) + row * (height + gap.y)),
    };
  };
  return {
    fits: true,
    cols,
    rows,
    perPage,
    pages: count === 0 ? 0 : Math.ceil((count + start) / perPage),
    count,
    startIndex: start,
    rest: { width: millimetres(across.rest), height: millimetres(down.rest) },
    unused: 1 - (perPage * width * height) / (micrometres(paper.width) * micrometres(paper.height)),
    slotOrigin,
    positionOf: (index) => {
      const position = index + start;
      return { page: Math.floor(position / perPage), ...slotOrigin(position % perPage) };
    },
  };
}

/** Layout of the sheet that the settings describe. */
export function sheetOf(settings: PrintSettings): SheetLayout | SheetProblem {
  const { paper, margins, gap, design, quantity, start, order } = settings;
  return layOutSheet({
    paper: sizeOfPaper(paper),
    margins,
    gap,
    sticker: design,
    count: quantity,
    startIndex: start - 1,
    order,
  });
}

/** Indices of the stickers on one page: `first` inclusive, `end` exclusive. */
export function stickersOnPage(layout: SheetLayout, page: number): { first: number; end: number } {
  const { perPage, count, startIndex } = layout;
  const upTo = (position: number) => clamp(position - startIndex, { min: 0, max: count });
  return { first: upTo(page * perPage), end: upTo((page + 1) * perPage) };
}

/** The slot of a page, from 0, that contains `point` (mm from the paper's top left corner); undefined between slots. */
export function findSlot({ perPage, slotOrigin }: SheetLayout, sticker: Size, point: Point): number | undefined {
  const within = (value: number, from: number, length: number) => value >= from && value < from + length;
  for (let slot = 0; slot < perPage; slot += 1) {
    const { x, y } = slotOrigin(slot);
    if (within(point.x, x, sticker.width) && within(point.y, y, sticker.height)) return slot;
  }
  return undefined;
}

/** `used` before the run, `sticker` with its index, or `empty` after the last sticker. */
export type SlotState = { state: 'used' } | { state: 'sticker'; index: number } | { state: 'empty' };

/** State of a slot; `page` and `slot` from 0, in fill order. */
export function slotState({ perPage, count, startIndex }: SheetLayout, page: number, slot: number): SlotState {
  const index = page * perPage + slot - startIndex;
  if (index < 0) return { state: 'used' };
  return index < count ? { state: 'sticker', index } : { state: 'empty' };
}
