import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { paperSizes } from '../settings/paper';
import { defaultPrintSettings, fillOrders } from '../settings/printSettings';
import { findSlot, layOutSheet, getSheetLayout, getSlotState, getStickerRange } from './sheetLayout';
import type { SheetLayout, SheetRequest } from './sheetLayout';

const { margins, gap, design } = defaultPrintSettings;
const defaultRequest: SheetRequest = { paper: paperSizes.A4, margins, gap, stickerSize: design, stickerCount: 1 };

function layOutOrThrow(request: Partial<SheetRequest>): SheetLayout {
  const layout = layOutSheet({ ...defaultRequest, ...request });
  if (!layout.fits) throw new Error(`Nothing fits: ${layout.reason}`);
  return layout;
}

describe('the grid of the default sticker (PRN-08)', () => {
  it.each([
    ['A4', 4, 4, 16],
    ['A3', 5, 6, 30],
    ['A5', 2, 3, 6],
  ] as const)('on %s has %d columns, %d rows and %d slots', (name, columns, rows, perPage) => {
    expect(layOutOrThrow({ paper: paperSizes[name] })).toMatchObject({ columns, rows, perPage });
  });

  it('has no gap after the last column and row', () => {
    // The stickers fit exactly: 4 × 50 mm and 3 × 1 mm across, 3 × 60 mm and 2 × 1 mm down, plus the margins.
    const exactFit = { paper: { width: 210, height: 190 }, margins: { top: 8, right: 2, bottom: 0, left: 5 } };
    expect(layOutOrThrow(exactFit)).toMatchObject({ columns: 4, rows: 3, freeSpace: { width: 0, height: 0 } });
    const tooSmall = { paper: { width: 209.9, height: 189.9 }, margins: exactFit.margins };
    expect(layOutOrThrow(tooSmall)).toMatchObject({ columns: 3, rows: 2 });
  });

  it('puts 17 stickers on two A4 pages, one of them on the second', () => {
    const layout = layOutOrThrow({ stickerCount: 17 });
    expect(layout.pageCount).toBe(2);
    expect(getStickerRange(layout, 1)).toEqual({ first: 16, end: 17 });
    expect(layout.getStickerPosition(16)).toEqual({ page: 1, x: 0, y: 0 });
  });

  it.each([
    [0, 0],
    [1, 1],
    [16, 1],
    [17, 2],
    [32, 2],
    [33, 3],
  ])('for %d stickers, needs %d pages and no blank last page', (stickerCount, pages) => {
    expect(layOutOrThrow({ stickerCount }).pageCount).toBe(pages);
  });

  it('spaces stickers by their size plus the gap', () => {
    const layout = layOutOrThrow({ margins: { top: 3, right: 0, bottom: 0, left: 2 } });
    expect([0, 1, 4, 15].map(layout.getStickerPosition)).toEqual([
      { page: 0, x: 2, y: 3 },
      { page: 0, x: 53, y: 3 },
      { page: 0, x: 2, y: 64 },
      { page: 0, x: 155, y: 186 },
    ]);
    expect(layOutOrThrow({})).toMatchObject({
      freeSpace: { width: 7, height: 54 },
      unusedShare: expect.closeTo(0.2304, 4) as number,
    });
  });
});

describe('other layouts', () => {
  it('fit landscape paper and label rolls', () => {
    expect(layOutOrThrow({ paper: { width: 297, height: 210 } })).toMatchObject({ columns: 5, rows: 3, perPage: 15 });
    const label = { width: 62, height: 29 };
    expect(layOutOrThrow({ paper: label, stickerSize: label, stickerCount: 3 })).toMatchObject({
      perPage: 1,
      pageCount: 3,
      unusedShare: 0,
    });
  });

  it('skip used slots on the first sheet only', () => {
    const layout = layOutOrThrow({ stickerCount: 17, usedSlotCount: 5 });
    expect(layout.pageCount).toBe(2);
    expect(getStickerRange(layout, 0)).toEqual({ first: 0, end: 11 });
    expect(layout.getStickerPosition(0)).toEqual({ page: 0, x: 51, y: 61 });
    expect(layout.getStickerPosition(11)).toEqual({ page: 1, x: 0, y: 0 });
    expect(layOutOrThrow({ stickerCount: 11, usedSlotCount: 5 }).pageCount).toBe(1);
    expect(layOutOrThrow({ stickerCount: 0, usedSlotCount: 5 }).pageCount).toBe(0);
  });

  it('limit a start beyond the sheet to its last slot', () => {
    expect(layOutOrThrow({ stickerCount: 2, usedSlotCount: 99 })).toMatchObject({ usedSlotCount: 15, pageCount: 2 });
  });

  it('fill column by column', () => {
    const layout = layOutOrThrow({ order: 'columns', stickerCount: 6 });
    expect([0, 1, 4].map(layout.getStickerPosition)).toEqual([
      { page: 0, x: 0, y: 0 },
      { page: 0, x: 0, y: 61 },
      { page: 0, x: 51, y: 0 },
    ]);
  });

  it('have separate horizontal and vertical gaps', () => {
    const layout = layOutOrThrow({ gap: { x: 2.5, y: 0 } });
    expect([layout.getStickerPosition(1).x, layout.getStickerPosition(layout.columns).y]).toEqual([52.5, 60]);
  });
});

it.each([
  ['in a gap', { x: 50, y: 10 }, undefined],
  ['in a gap', { x: 10, y: 60 }, undefined],
  ['below the grid', { x: 10, y: 250 }, undefined],
  ['left of the grid', { x: -1, y: 5 }, undefined],
  ['at a corner', { x: 51, y: 61 }, 5],
])('returns the slot at a point %s: %j', (_where, point, slot) => {
  expect(findSlot(layOutOrThrow({}), design, point)).toBe(slot);
});

describe('a sheet on which nothing fits (PRN-10)', () => {
  it.each([
    ['too-wide', { stickerSize: { width: 211, height: 10 } }],
    ['too-tall', { stickerSize: { width: 10, height: 298 } }],
    ['margins-leave-nothing', { margins: { top: 0, right: 110, bottom: 0, left: 100 } }],
    ['margins-leave-nothing', { margins: { top: 500, right: 0, bottom: 500, left: 0 } }],
    ['margins-leave-nothing', { margins: { top: 297, right: 0, bottom: 0, left: 0 } }],
    ['not-a-number', { stickerSize: { width: 0, height: 10 } }],
    ['not-a-number', { stickerSize: { width: 10, height: 0 } }],
    ['not-a-number', { stickerSize: { width: 0.0001, height: 10 }, gap: { x: 0, y: 0 } }],
    ['not-a-number', { paper: { width: Number.NaN, height: 10 } }],
    ['not-a-number', { gap: { x: Number.POSITIVE_INFINITY, y: 1 } }],
    ['not-a-number', { gap: { x: 1, y: -1 } }],
    ['not-a-number', { gap: { x: -1, y: 1 } }],
    ['not-a-number', { stickerCount: 1.5 }],
    ['not-a-number', { stickerCount: Number.POSITIVE_INFINITY }],
    ['not-a-number', { usedSlotCount: -1 }],
    ['not-a-number', { usedSlotCount: Number.NaN }],
  ] as const)('returns %s', (reason, request) => {
    expect(layOutSheet({ ...defaultRequest, ...request })).toMatchObject({ fits: false, reason });
  });

  it('returns the space inside the margins', () => {
    const sheet = getSheetLayout({ ...defaultPrintSettings, design: { width: 300, height: 60 } });
    expect(sheet).toEqual({ fits: false, reason: 'too-wide', space: { width: 210, height: 297 } });
  });
});

const anyTenthBetween = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
const anyRequest = fc.record({
  paper: fc.record({ width: anyTenthBetween(10, 500), height: anyTenthBetween(10, 500) }),
  margins: fc.record({
    top: anyTenthBetween(0, 40),
    right: anyTenthBetween(0, 40),
    bottom: anyTenthBetween(0, 40),
    left: anyTenthBetween(0, 40),
  }),
  gap: fc.record({ x: anyTenthBetween(0, 10), y: anyTenthBetween(0, 10) }),
  stickerSize: fc.record({ width: anyTenthBetween(10, 120), height: anyTenthBetween(10, 120) }),
  stickerCount: fc.integer({ min: 0, max: 300 }),
  usedSlotCount: fc.nat({ max: 60 }),
  order: fc.constantFrom(...fillOrders),
});

/** Converts mm to whole micrometres, which can be compared exactly. */
const toMicrometres = (mm: number) => Math.round(mm * 1000);

function forEveryLayout(checkLayout: (layout: SheetLayout, request: SheetRequest) => void) {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const layout = layOutSheet(request);
      if (layout.fits) checkLayout(layout, request);
    }),
    { numRuns: 300 },
  );
}

const listSlotOrigins = ({ perPage, getSlotOrigin }: SheetLayout) =>
  Array.from({ length: perPage }, (_, slot) => getSlotOrigin(slot));

const listPositions = ({ stickerCount, getStickerPosition }: SheetLayout) =>
  Array.from({ length: stickerCount }, (_, index) => getStickerPosition(index));

describe('every layout', () => {
  it('keeps its slots inside the margins, exactly one gap apart and without overlap', () => {
    forEveryLayout((layout, { paper, margins, gap, stickerSize, order }) => {
      const slotsPerLine = order === 'rows' ? layout.columns : layout.rows;
      const origins = listSlotOrigins(layout).map(({ x, y }) => ({ x: toMicrometres(x), y: toMicrometres(y) }));
      const expectedOrigins = origins.map((_, slot) => {
        const [position, line] = [slot % slotsPerLine, Math.floor(slot / slotsPerLine)];
        const [column, row] = order === 'rows' ? [position, line] : [line, position];
        const x = toMicrometres(margins.left) + column * (toMicrometres(stickerSize.width) + toMicrometres(gap.x));
        return { x, y: toMicrometres(margins.top) + row * (toMicrometres(stickerSize.height) + toMicrometres(gap.y)) };
      });
      expect(origins).toEqual(expectedOrigins);
      const [right, bottom] = [Math.max(...origins.map(({ x }) => x)), Math.max(...origins.map(({ y }) => y))];
      expect(right + toMicrometres(stickerSize.width)).toBeLessThanOrEqual(
        toMicrometres(paper.width) - toMicrometres(margins.right),
      );
      expect(bottom + toMicrometres(stickerSize.height)).toBeLessThanOrEqual(
        toMicrometres(paper.height) - toMicrometres(margins.bottom),
      );
    });
  });

  it('has no room for another column or row', () => {
    forEveryLayout(({ freeSpace }, { gap, stickerSize }) => {
      expect(toMicrometres(freeSpace.width)).toBeLessThan(toMicrometres(stickerSize.width) + toMicrometres(gap.x));
      expect(toMicrometres(freeSpace.height)).toBeLessThan(toMicrometres(stickerSize.height) + toMicrometres(gap.y));
      expect(Math.min(freeSpace.width, freeSpace.height)).toBeGreaterThanOrEqual(0);
    });
  });

  it('has the same slots in both fill orders', () => {
    forEveryLayout((layout, request) => {
      const listOriginTexts = (order: SheetRequest['order']) =>
        listSlotOrigins(layOutOrThrow({ ...request, ...(order && { order }) })).map(({ x, y }) => `${x} ${y}`);
      expect(new Set(listOriginTexts('rows')).size).toBe(layout.perPage);
      expect(listOriginTexts('columns').toSorted()).toEqual(listOriginTexts('rows').toSorted());
    });
  });

  it('puts every sticker on one page, and adds no empty pages', () => {
    forEveryLayout((layout, { stickerCount }) => {
      const pages = Array.from({ length: layout.pageCount }, (_, page) => getStickerRange(layout, page));
      expect(pages.every(({ first, end }) => end > first)).toBe(true);
      expect([0, ...pages.map(({ end }) => end)]).toEqual([...pages.map(({ first }) => first), stickerCount]);
      const pageNumbers = pages.flatMap(({ first, end }, page) => new Array<number>(end - first).fill(page));
      expect(listPositions(layout).map(({ page }) => page)).toEqual(pageNumbers);
    });
  });

  it('marks each slot as used, with a sticker or empty', () => {
    forEveryLayout((layout, { stickerCount }) => {
      const states = Array.from({ length: layout.pageCount * layout.perPage }, (_, position) =>
        getSlotState(layout, Math.floor(position / layout.perPage), position % layout.perPage),
      );
      expect(states.slice(layout.usedSlotCount + stickerCount).every(({ state }) => state === 'empty')).toBe(true);
      const firstStickerPosition = states.findIndex(({ state }) => state === 'sticker');
      expect(firstStickerPosition).toBe(stickerCount === 0 ? -1 : layout.usedSlotCount);
      expect(states.slice(0, Math.max(0, firstStickerPosition)).every(({ state }) => state === 'used')).toBe(true);
      const stickers = states.flatMap((slot, position) =>
        slot.state === 'sticker' ? [{ ...layout.getSlotOrigin(position % layout.perPage), index: slot.index }] : [],
      );
      expect(stickers).toEqual(listPositions(layout).map(({ x, y }, index) => ({ x, y, index })));
    });
  });

  it('finds the slot that contains a point', () => {
    forEveryLayout((layout, { stickerSize: { width, height } }) => {
      const origins = listSlotOrigins(layout);
      const slots = origins.map((_, slot) => slot);
      for (const fraction of [0.001, 0.5, 0.999]) {
        const points = origins.map(({ x, y }) => ({ x: x + fraction * width, y: y + fraction * height }));
        expect(points.map((point) => findSlot(layout, { width, height }, point))).toEqual(slots);
      }
    });
  });

  it('shifts each sticker by the number of used slots', () => {
    forEveryLayout((layout, request) => {
      const layoutFromFirstSlot = layOutOrThrow({ ...request, usedSlotCount: 0 });
      expect(layout.usedSlotCount).toBe(Math.min(request.usedSlotCount ?? 0, layout.perPage - 1));
      const shiftedPositions = Array.from({ length: request.stickerCount }, (_, index) =>
        layoutFromFirstSlot.getStickerPosition(index + layout.usedSlotCount),
      );
      expect(listPositions(layout)).toEqual(shiftedPositions);
      expect(layout.pageCount).toBe(
        request.stickerCount === 0 ? 0 : Math.ceil((request.stickerCount + layout.usedSlotCount) / layout.perPage),
      );
    });
  });

  it('never moves a sticker or drops a page when stickers are added', () => {
    forEveryLayout((layout, request) => {
      const longerLayout = layOutOrThrow({ ...request, stickerCount: request.stickerCount + 7 });
      expect(longerLayout.pageCount).toBeGreaterThanOrEqual(layout.pageCount);
      expect(listPositions(longerLayout).slice(0, request.stickerCount)).toEqual(listPositions(layout));
    });
  });
});
