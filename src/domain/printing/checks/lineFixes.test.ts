import { describe, expect, it } from 'vitest';

import { defaultPrintSettings } from '../settings/printSettings';
import { createTextLine } from '../settings/textLine';
import type { TextLine } from '../settings/textLine';
import {
  findOverlappedElement,
  createFitFix,
  getReadableFontSize,
  createMoveAwayFix,
  createMoveInsideFix,
} from './lineFixes';

/** The sticker is 50 x 60 mm. Its QR code is 9 to 24 mm from the left edge, and 10.8 to 25.8 mm from the top edge. */
const settings = defaultPrintSettings;
const { design, qr, barcode } = settings;

const makeLine = (changes: Partial<TextLine> = {}): TextLine => ({
  ...createTextLine(design, []),
  ...{ x: 20, y: 50, width: 20, size: 10, shrink: true },
  ...changes,
});
const makeInk = (x: number, y: number, width = 20) => ({ x, y, width, height: 4 });

it('findOverlappedElement returns the element below a text', () => {
  expect(findOverlappedElement(settings, makeInk(9, 20))).toBe('qr');
  expect(findOverlappedElement(settings, makeInk(9, 26))).toBeUndefined();
});

describe('createMoveInsideFix', () => {
  it.each([
    ['right', makeLine({ x: 0 }), makeInk(-2, 30), { x: 6, y: 50 }],
    ['right by a fraction of 0.1 %', makeLine(), makeInk(0.98, 30), { x: 20.1, y: 50 }],
    ['right to the limit of its position', makeLine({ x: 78 }), makeInk(-10, 30), { x: 100, y: 50 }],
    ['left, and keeps its vertical position', makeLine({ x: 60, y: 50.05 }), makeInk(31, 30), { x: 56, y: 50.05 }],
    // The position is rounded away from the edge.
    ['down', makeLine({ y: 0 }), makeInk(10, -1.03), { x: 20, y: 3.5 }],
    ['up', makeLine({ y: 95 }), makeInk(10, 57.03), { x: 20, y: 91.5 }],
    ['up, and keeps its horizontal position', makeLine({ x: 0.25 }), makeInk(1.02, 58), { x: 0.25, y: 44.9 }],
  ])('moves a line %s', (_, line, ink, expectedFix) => {
    expect(createMoveInsideFix(settings, line, ink)).toEqual(expectedFix);
  });

  it('moves a line just far enough on a round sticker, but not along an axis on which it is centred', () => {
    const roundSettings = { ...settings, shape: { kind: 'round', radius: 0 } as const };
    const inkAtTop = makeInk(14.98, 0, 20.04);
    expect(createMoveInsideFix(roundSettings, makeLine({ x: 29.95 }), inkAtTop)).toEqual({ x: 29.95, y: 56.2 });
    const inkAtLeft = { ...makeInk(0, 27.98), height: 4.04 };
    expect(createMoveInsideFix(roundSettings, makeLine({ y: 46.65 }), inkAtLeft)).toEqual({ x: 22.6, y: 46.65 });
  });

  it('finds no fix for a text wider than the sticker, and none beyond the limits of a position', () => {
    expect(createMoveInsideFix(settings, makeLine(), makeInk(0, 30, 60))).toBeUndefined();
    expect(createMoveInsideFix(settings, makeLine({ x: 10 }), makeInk(40, 30))).toBeUndefined();
    expect(createMoveInsideFix(settings, makeLine({ x: 98 }), makeInk(-10, 30))).toBeUndefined();
    expect(createMoveInsideFix(settings, makeLine({ y: 2 }), makeInk(10, 60))).toBeUndefined();
  });
});

describe('createMoveAwayFix', () => {
  it('moves a line to the nearer side of a code', () => {
    expect(createMoveAwayFix(settings, makeLine({ y: 35 }), makeInk(9, 20))).toEqual({ x: 20, y: 44.7 });
    expect(createMoveAwayFix(settings, makeLine({ y: 35 }), makeInk(9, 12))).toEqual({ x: 20, y: 26.3 });
  });

  it('moves a line to the other side if there is no room on the nearer side, or if its position would be too large', () => {
    expect(createMoveAwayFix(settings, makeLine({ y: 95 }), makeInk(9, 20))).toEqual({ x: 20, y: 73 });
    const settingsWithCodeAtTop = { ...settings, qr: { ...qr, y: 2 } };
    expect(createMoveAwayFix(settingsWithCodeAtTop, makeLine({ y: 35 }), makeInk(9, 2))).toEqual({ x: 20, y: 58.7 });
    const settingsWithBarcode = {
      ...settings,
      barcode: { ...barcode, shown: true, x: 18, y: 45, width: 30, height: 10 },
    };
    expect(createMoveAwayFix(settingsWithBarcode, makeLine({ y: 35 }), makeInk(9, 20))).toEqual({ x: 20, y: 13 });
  });

  it('finds no fix if the codes leave no room', () => {
    const settingsWithoutSpace = { ...settings, design: { width: 50, height: 20 }, qr: { ...qr, y: 15 } };
    expect(createMoveAwayFix(settingsWithoutSpace, makeLine(), makeInk(9, 10))).toBeUndefined();
  });
});

describe('getReadableFontSize', () => {
  it('returns the size at which capital letters are 1.2 mm high, within the limits of the field', () => {
    expect([0.7, 0.01, 5].map(getReadableFontSize)).toEqual([4.9, 200, 3]);
  });
});

describe('createFitFix', () => {
  it('lets a text shrink if it then fits', () => {
    expect(createFitFix(settings, makeLine({ shrink: false }), 10, 0.7)).toEqual({ shrink: true });
    expect(createFitFix(settings, makeLine({ shrink: false, width: 12 }), 10, 1)).toEqual({ shrink: true });
  });

  it('makes a line wider around its centre, and keeps it on the sticker', () => {
    expect(createFitFix(settings, makeLine(), 10, 0.7)).toEqual({ width: 17.2, x: 22.8 });
    expect(createFitFix(settings, makeLine({ shrink: false }), 13, 0.7)).toEqual({ width: 45.9, x: 2 });
    expect(createFitFix(settings, makeLine({ shrink: false, x: 80 }), 13, 0.7)).toEqual({ width: 45.9, x: 6.2 });
    // 4 pt is less than the smallest readable size, so the text keeps its font size.
    expect(createFitFix(settings, makeLine({ size: 4 }), 10, 0.7)).toEqual({ width: 14.2, x: 25.8 });
  });

  it('finds no fix for a text that is too wide for the sticker or for the field', () => {
    expect(createFitFix(settings, makeLine(), 40, 0.7)).toBeUndefined();
    // The wider line ends 1 mm from the left and the right edge of the sticker.
    expect(createFitFix(settings, makeLine({ shrink: false }), 13.6, 0.7)).toEqual({ width: 48, x: 2 });
    expect(createFitFix(settings, makeLine({ shrink: false }), 13.9, 0.7)).toBeUndefined();
    const wideSettings = { ...settings, design: { width: 600, height: 60 } };
    expect(createFitFix(wideSettings, makeLine(), 300, 0.7)).toBeUndefined();
    expect(createFitFix(wideSettings, makeLine(), 291.66, 0.7)).toMatchObject({ width: 500 });
  });
});
