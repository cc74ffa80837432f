import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { findArtworkDetail } from '../design/artworkDetail';
import type { PrintSettings } from '../settings/printSettings';
import { findArtworkIssues } from './artworkIssues';
import { makePrintSettings, shownBarcode } from './checks.sample';
import { boxesOverlap, getElementBoxes } from '../sticker/stickerElements';
import { applyQuickFix } from './issues';

const [width, height] = [100, 120];

/** Finds the detail of a grey image of 100 × 120 px. `getGrey` returns the grey value of a pixel, 0 to 255. */
function findImageDetail(getGrey: (x: number, y: number) => number, alpha = 255) {
  const data = Array.from({ length: width * height }, (_, index) => {
    const grey = getGrey(index % width, Math.floor(index / width));
    return [grey, grey, grey, alpha];
  }).flat();
  return findArtworkDetail({ width, height, data });
}

/**
 * Returns a `getGrey` function for an image with dots in the area between the given edges, in px. The image is printed
 * on a sticker of 50 × 60 mm, so that a pixel is 0.5 mm wide, and a dot 1 mm.
 */
const createDots = (left: number, top: number, right: number, bottom: number) => (x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom && x % 4 < 2 && y % 4 < 2 ? 0 : 255;

/** A `getGrey` function for an image with a fine pattern under the outermost millimetre of the QR code on all sides. */
const getGreyOfQrFrame = (x: number, y: number) =>
  x >= 18 && x < 48 && y >= 22 && y < 52 && !(x >= 20 && x < 47 && y >= 24 && y < 50) && (x + y) % 2 === 0 ? 0 : 255;

const detailInUpperHalf = findImageDetail(createDots(0, 0, 100, 60));
const detailEverywhere = findImageDetail(createDots(0, 0, 100, 120));
const findCodesOverDetail = (settings: PrintSettings, detail: typeof detailEverywhere) =>
  findArtworkIssues(settings, detail).map(({ element }) => element);

// In px, the QR code is at x 18 to 48 and y 21.6 to 51.6, and the barcode is at x 18 to 38 and y 72 to 92.
const settings = makePrintSettings({});
const settingsWithBarcode = makePrintSettings({ barcode: shownBarcode });

describe('codes that hide detail of the artwork', () => {
  it.each([
    ['the QR code', createDots(20, 30, 60, 50), ['qr']],
    ['the barcode', createDots(20, 74, 40, 90), ['barcode']],
    ['both codes', createDots(0, 0, 50, 120), ['qr', 'barcode']],
    ['none, if the detail is next to the codes', createDots(60, 0, 100, 120), []],
    ['none, if it is under the outermost millimetre of the QR code', getGreyOfQrFrame, []],
    ['none, if it is a straight line across both codes', (x: number) => (x < 30 ? 0 : 255), []],
    ['none, if it is a gradient', (x: number, y: number) => x + y, []],
  ])('%s', (_, getGrey, codes) => {
    expect(findCodesOverDetail(settingsWithBarcode, findImageDetail(getGrey))).toEqual(codes);
  });

  it('do not include a hidden barcode or codes without a background', () => {
    expect(findCodesOverDetail(makePrintSettings({ barcode: { y: 18 } }), detailInUpperHalf)).toEqual(['qr']);
    expect(findCodesOverDetail(makePrintSettings({ qr: { withBackground: false } }), detailInUpperHalf)).toEqual([]);
  });

  it('are found on a sticker that is wider than the artwork', () => {
    // The artwork is 50 mm wide, so that 25 mm of the sticker are blank at the left and at the right. The QR code is 18
    // to 33 mm from the left edge, partly over the artwork.
    const wideSettings = makePrintSettings({ design: { width: 100, height: 60 } });
    expect(findCodesOverDetail(wideSettings, detailEverywhere)).toEqual(['qr']);
    expect(findCodesOverDetail({ ...wideSettings, qr: { ...wideSettings.qr, x: 5 } }, detailEverywhere)).toEqual([]);
  });

  it('are not found on transparent parts, which show white paper', () => {
    expect(findCodesOverDetail(settings, findImageDetail(createDots(0, 0, 100, 60), 0))).toEqual([]);
  });

  it('have no quick fix if detail is everywhere', () => {
    expect(findArtworkIssues(settings, detailEverywhere)).toEqual([
      { kind: 'design', element: 'qr', level: 'warning' },
    ]);
  });

  it('are moved to the nearest free position', () => {
    const [issue] = findArtworkIssues(settings, detailInUpperHalf);
    const { x, y } = applyQuickFix(settings, issue?.quickFix ?? {}).qr;
    // The dots end 29 mm from the top, so the code moves below them.
    expect((y / 100) * 60).toBeGreaterThan(28.9);
    expect((y / 100) * 60).toBeLessThan(30);
    expect(Math.abs((x - 18) * 0.5)).toBeLessThan(0.5);
  });

  it('can move to a position that overlaps the current position of the code and its label', () => {
    // The QR code is at 30 to 45 mm from the top, and the dots are at 30 to 35 mm. The nearest position is below them.
    const labelledSettings = makePrintSettings({ qr: { y: 50, numberLabel: true } });
    const [issue] = findArtworkIssues(labelledSettings, findImageDetail(createDots(0, 60, 100, 72)));
    const { x, y } = applyQuickFix(labelledSettings, issue?.quickFix ?? {}).qr;
    expect((y / 100) * 60).toBeGreaterThan(34.9);
    expect((y / 100) * 60).toBeLessThan(36);
    expect(Math.abs((x - 18) * 0.5)).toBeLessThan(0.5);
  });

  it('are moved to the corner of the sticker, 1 mm from its edges, if only that is free', () => {
    const detailOutsideCorner = findImageDetail((x, y) => (x < 70 || y < 90 ? createDots(0, 0, 100, 120)(x, y) : 255));
    const [issue] = findArtworkIssues(settings, detailOutsideCorner);
    expect(issue?.quickFix).toEqual({ qr: { x: 68, y: 73.3 } });
  });

  it('hide no detail and touch nothing else after the quick fix', () => {
    // The detail fills a rectangle in the grid of an `ArtworkDetail` with 25 × 30 squares, which are 2 mm wide.
    const anyArea = fc.tuple(fc.nat(24), fc.nat(29), fc.nat(24), fc.nat(29));
    const anyQr = fc.record({ x: fc.nat(70), y: fc.nat(75), numberLabel: fc.boolean() });
    fc.assert(
      fc.property(anyArea, anyQr, ([left, top, right, bottom], qr) => {
        const settingsBefore = makePrintSettings({ qr, barcode: shownBarcode });
        const hasDetail = Array.from({ length: 25 * 30 }, (_, square) => {
          const [column, row] = [square % 25, Math.floor(square / 25)];
          return column >= left && column < right && row >= top && row < bottom;
        });
        const detail = { width: 25, height: 30, hasDetail };
        for (const { element, quickFix } of findArtworkIssues(settingsBefore, detail)) {
          if (!quickFix) continue;
          const settingsAfter = applyQuickFix(settingsBefore, quickFix);
          expect(findCodesOverDetail(settingsAfter, detail)).not.toContain(element);
          const { qr: qrBox, barcode, number } = getElementBoxes(settingsAfter);
          for (const box of [qrBox, number]) expect(box && barcode && boxesOverlap(box, barcode)).not.toBe(true);
          expect(applyQuickFix(settingsAfter, quickFix)).toEqual(settingsAfter);
        }
      }),
    );
  });
});
