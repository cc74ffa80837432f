import { clamp } from '../../number/numberLimits';
import type { Size } from '../settings/paper';
import type { Margins } from '../settings/printSettings';

/** How a sheet is filled: row by row, or column by column. */
export const fillOrders = ['rows', 'columns'] as const;
export type FillOrder = (typeof fillOrders)[number];

/** Between two stickers that stand beside (`x`) or below (`y`) one another, in mm. */
export type Gap = { x: number; y: number };

/** Measures in mm. */
export type SheetRequest = {
  paper: Size;
  margins: Margins;
  gap: Gap;
  sticker: Size;
  /** Stickers to place: a whole number from 0. */
  count: number;
  /** Places of the first sheet that are used up already, counted in the order of filling. */
  startIndex?: number;
  order?: FillOrder;
};

/** Upper left corner in mm from that of the paper. */
export type Place = { x: number; y: number };

/** A place on a sheet: page from 0. */
export type Slot = Place & { page: number };

export type SheetLayout = {
  fits: true;
  cols: number;
  rows: number;
  perPage: number;
  pages: number;
  count: number;
  /** Places that stay free at the start of the first sheet; at most all but its last. */
  startIndex: number;
  /** What stays free beside and below the grid inside the margins, in mm. */
  rest: Size;
  /** The share of the paper that a full sheet leaves without a sticker, margins and gaps included: 0 to 1. */
  unused: number;
  /** Where place `place` of a page is, from 0 to `perPage` - 1 in the order of filling. */
  placeAt: (place: number) => Place;
  /** The place of sticker `index` from 0. More stickers never move an earlier one. */
  slot: (index: number) => Slot;
};

/** Why not one sticker has room. */
export type SheetProblem = {
  fits: false;
  reason: 'not-a-number' | 'margins-leave-nothing' | 'too-wide' | 'too-tall';
  /** What the margins leave, in mm; below 0 where they overlap. */
  room: Size;
};

/** Layouts count in whole micrometres, so that sums of measures such as 0.1 mm are exact. */
const micrometres = (mm: number) => Math.round(mm * 1000);
const millimetres = (um: number) => um / 1000;

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;

/** How many of `length` fit in `room` with `gap` between, and what is left; all in whole micrometres. */
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
  const measures = [roomAcross, roomDown, width, height, gap.x, gap.y];
  const usable = measures.every(Number.isFinite) && width > 0 && height > 0 && gap.x >= 0 && gap.y >= 0;
  if (!usable || !isCount(count) || !isCount(startIndex)) return { fits: false, reason: 'not-a-number', room };
  if (roomAcross <= 0 || roomDown <= 0) return { fits: false, reason: 'margins-leave-nothing', room };

  const across = fill(roomAcross, width, gap.x);
  const down = fill(roomDown, height, gap.y);
  if (across.fitting === 0) return { fits: false, reason: 'too-wide', room };
  if (down.fitting === 0) return { fits: false, reason: 'too-tall', room };

  const [cols, rows] = [across.fitting, down.fitting];
  const perPage = cols * rows;
  const start = clamp(startIndex, { min: 0, max: perPage - 1 });
  const placeAt = (place: number): Place => {
    const [column, row] =
      order === 'rows' ? [place % cols, Math.floor(place / cols)] : [Math.floor(place / rows), place % rows];
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
    placeAt,
    slot: (index) => {
      const position = index + start;
      return { page: Math.floor(position / perPage), ...placeAt(position % perPage) };
    },
  };
}

/** The stickers of one page, as indices from `first` up to but not including `end`. */
export function stickersOnPage(layout: SheetLayout, page: number): { first: number; end: number } {
  const { perPage, count, startIndex } = layout;
  const upTo = (position: number) => clamp(position - startIndex, { min: 0, max: count });
  return { first: upTo(page * perPage), end: upTo((page + 1) * perPage) };
}

/**
 * What becomes of a place: `used` before the run, the index of the `sticker` that takes it, or `empty` after the last.
 * `page` from 0, `place` from 0 in the order of filling.
 */
export type PlaceState = { state: 'used' } | { state: 'sticker'; index: number } | { state: 'empty' };

export function placeState({ perPage, count, startIndex }: SheetLayout, page: number, place: number): PlaceState {
  const index = page * perPage + place - startIndex;
  if (index < 0) return { state: 'used' };
  return index < count ? { state: 'sticker', index } : { state: 'empty' };
}
