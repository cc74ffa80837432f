import type { Size } from './paper';
import type { Margins } from './printSettings';

/** What a sheet is to hold; measures in mm. */
export type SheetRequest = {
  paper: Size;
  margins: Margins;
  gap: number;
  sticker: Size;
  /** Stickers to place: a whole number from 0. */
  count: number;
};

/** A place on a sheet: page from 0, upper left corner in mm from that of the paper. */
export type Slot = { page: number; x: number; y: number };

export type SheetLayout = {
  fits: true;
  cols: number;
  rows: number;
  perPage: number;
  pages: number;
  count: number;
  /** What stays free beside and below the grid inside the margins, in mm. */
  rest: Size;
  /** The place of sticker `index` from 0: row by row from the upper left. More stickers never move an earlier one. */
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

/** How many of `length` fit in `room` with `gap` between, and what is left; all in whole micrometres. */
function fill(room: number, length: number, gap: number) {
  const fitting = Math.max(0, Math.floor((room + gap) / (length + gap)));
  return { fitting, rest: room - fitting * length - Math.max(0, fitting - 1) * gap };
}

/** Lays stickers out in a grid inside the margins of as many sheets as they need. Never throws. */
export function layOutSheet({ paper, margins, gap, sticker, count }: SheetRequest): SheetLayout | SheetProblem {
  const roomAcross = micrometres(paper.width) - micrometres(margins.left) - micrometres(margins.right);
  const roomDown = micrometres(paper.height) - micrometres(margins.top) - micrometres(margins.bottom);
  const room = { width: millimetres(roomAcross), height: millimetres(roomDown) };

  const width = micrometres(sticker.width);
  const height = micrometres(sticker.height);
  const between = micrometres(gap);
  const measures = [roomAcross, roomDown, width, height, between];
  const usable = measures.every(Number.isFinite) && width > 0 && height > 0 && between >= 0;
  if (!usable || !Number.isInteger(count) || count < 0) return { fits: false, reason: 'not-a-number', room };
  if (roomAcross <= 0 || roomDown <= 0) return { fits: false, reason: 'margins-leave-nothing', room };

  const across = fill(roomAcross, width, between);
  const down = fill(roomDown, height, between);
  if (across.fitting === 0) return { fits: false, reason: 'too-wide', room };
  if (down.fitting === 0) return { fits: false, reason: 'too-tall', room };

  const perPage = across.fitting * down.fitting;
  return {
    fits: true,
    cols: across.fitting,
    rows: down.fitting,
    perPage,
    pages: Math.ceil(count / perPage),
    count,
    rest: { width: millimetres(across.rest), height: millimetres(down.rest) },
    slot: (index) => {
      const place = index % perPage;
      return {
        page: Math.floor(index / perPage),
        x: millimetres(micrometres(margins.left) + (place % across.fitting) * (width + between)),
        y: millimetres(micrometres(margins.top) + Math.floor(place / across.fitting) * (height + between)),
      };
    },
  };
}

/** The stickers of one page, as indices from `first` up to but not including `end`. */
export function stickersOnPage({ perPage, count }: SheetLayout, page: number): { first: number; end: number } {
  return { first: Math.min(count, page * perPage), end: Math.min(count, (page + 1) * perPage) };
}
