import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { papers } from './paper';
import { defaultPrintSettings } from './printSettings';
import { sheetOf } from './scene';
import { layOutSheet, stickersOnPage } from './sheetLayout';
import type { SheetLayout, SheetRequest } from './sheetLayout';

const { margins, gap, design } = defaultPrintSettings;
const defaults: SheetRequest = { paper: papers.A4, margins, gap, sticker: design, count: 1 };

function laidOut(request: Partial<SheetRequest>): SheetLayout {
  const layout = layOutSheet({ ...defaults, ...request });
  if (!layout.fits) throw new Error(`Nothing fits: ${layout.reason}`);
  return layout;
}

describe('the grid of the default sticker (PRN-08)', () => {
  it.each([
    ['A4', 4, 4, 16],
    ['A3', 5, 6, 30],
    ['A5', 2, 3, 6],
  ] as const)('on %s: %d × %d = %d', (name, cols, rows, perPage) => {
    expect(laidOut({ paper: papers[name] })).toMatchObject({ cols, rows, perPage });
  });

  it('17 on A4 make two pages, the second with one', () => {
    const layout = laidOut({ count: 17 });
    expect(layout.pages).toBe(2);
    expect(stickersOnPage(layout, 1)).toEqual({ first: 16, end: 17 });
    expect(layout.slot(16)).toEqual({ page: 1, x: 0, y: 0 });
  });

  it.each([
    [0, 0],
    [1, 1],
    [16, 1],
    [17, 2],
    [32, 2],
    [33, 3],
  ])('%d stickers need %d pages: a full page adds no blank one', (count, pages) => {
    expect(laidOut({ count }).pages).toBe(pages);
  });

  it('steps by sticker and gap', () => {
    const layout = laidOut({ margins: { top: 3, right: 0, bottom: 0, left: 2 } });
    expect([0, 1, 4, 15].map(layout.slot)).toEqual([
      { page: 0, x: 2, y: 3 },
      { page: 0, x: 53, y: 3 },
      { page: 0, x: 2, y: 64 },
      { page: 0, x: 155, y: 186 },
    ]);
    expect(laidOut({}).rest).toEqual({ width: 7, height: 54 });
  });
});

describe('a grid without room (PRN-10)', () => {
  it.each([
    ['too-wide', { sticker: { width: 211, height: 10 } }],
    ['too-tall', { sticker: { width: 10, height: 298 } }],
    ['margins-leave-nothing', { margins: { top: 0, right: 110, bottom: 0, left: 100 } }],
    ['margins-leave-nothing', { margins: { top: 500, right: 0, bottom: 500, left: 0 } }],
    ['not-a-number', { sticker: { width: 0, height: 10 } }],
    ['not-a-number', { sticker: { width: 0.0001, height: 10 }, gap: 0 }],
    ['not-a-number', { paper: { width: Number.NaN, height: 10 } }],
    ['not-a-number', { gap: Number.POSITIVE_INFINITY }],
    ['not-a-number', { gap: -1 }],
    ['not-a-number', { count: 1.5 }],
  ] as const)('is answered with %s', (reason, request) => {
    expect(layOutSheet({ ...defaults, ...request })).toMatchObject({ fits: false, reason });
  });

  it('says what the margins leave', () => {
    const sheet = sheetOf({ ...defaultPrintSettings, design: { width: 300, height: 60 } });
    expect(sheet).toEqual({ fits: false, reason: 'too-wide', room: { width: 210, height: 297 } });
  });
});

const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
const requests = fc.record({
  paper: fc.record({ width: tenths(10, 500), height: tenths(10, 500) }),
  margins: fc.record({ top: tenths(0, 40), right: tenths(0, 40), bottom: tenths(0, 40), left: tenths(0, 40) }),
  gap: tenths(0, 10),
  sticker: fc.record({ width: tenths(10, 120), height: tenths(10, 120) }),
  count: fc.integer({ min: 0, max: 300 }),
});

/** Exact comparison in whole micrometres. */
const um = (mm: number) => Math.round(mm * 1000);

function forEveryLayout(check: (layout: SheetLayout, request: SheetRequest) => void) {
  fc.assert(
    fc.property(requests, (request) => {
      const layout = layOutSheet(request);
      if (layout.fits) check(layout, request);
    }),
    { numRuns: 300 },
  );
}

describe('every sheet', () => {
  it('keeps its stickers inside the margins, exactly one gap apart, none over another', () => {
    forEveryLayout((layout, { paper, margins, gap, sticker }) => {
      for (let index = 0; index < layout.perPage; index++) {
        const { page, x, y } = layout.slot(index);
        const [column, row] = [index % layout.cols, Math.floor(index / layout.cols)];
        expect(page).toBe(0);
        expect(um(x)).toBe(um(margins.left) + column * (um(sticker.width) + um(gap)));
        expect(um(y)).toBe(um(margins.top) + row * (um(sticker.height) + um(gap)));
        expect(um(x) + um(sticker.width)).toBeLessThanOrEqual(um(paper.width) - um(margins.right));
        expect(um(y) + um(sticker.height)).toBeLessThanOrEqual(um(paper.height) - um(margins.bottom));
      }
    });
  });

  it('has no room for one more column or row', () => {
    forEveryLayout(({ rest }, { gap, sticker }) => {
      expect(um(rest.width)).toBeLessThan(um(sticker.width) + um(gap));
      expect(um(rest.height)).toBeLessThan(um(sticker.height) + um(gap));
      expect(Math.min(rest.width, rest.height)).toBeGreaterThanOrEqual(0);
    });
  });

  it('places every sticker once, on as many pages as needed and no more', () => {
    forEveryLayout((layout, { count }) => {
      const pages = Array.from({ length: layout.pages }, (_, page) => stickersOnPage(layout, page));
      expect(pages.every(({ first, end }) => end > first)).toBe(true);
      expect(pages.reduce((sum, { first, end }) => sum + end - first, 0)).toBe(count);
    });
  });

  it('never moves a sticker when more are added, and never needs fewer pages', () => {
    forEveryLayout((layout, request) => {
      const more = layOutSheet({ ...request, count: request.count + 7 });
      if (!more.fits) throw new Error('More stickers must not change the grid.');
      expect(more.pages).toBeGreaterThanOrEqual(layout.pages);
      for (let index = 0; index < request.count; index++) expect(more.slot(index)).toEqual(layout.slot(index));
    });
  });
});
