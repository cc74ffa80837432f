import { describe, expect, it } from 'vitest';

import { makePrintSettings } from '../checks/checks.sample';
import { findArtworkDetail, findCodesOverDetail } from './artworkDetail';

const [width, height] = [100, 120];

/** Reads the detail of a grey image of 100 × 120 px. `greyAt` returns the grey value, 0 to 255, at a position. */
function readDetail(greyAt: (x: number, y: number) => number, alpha = 255) {
  const data = Array.from({ length: width * height }, (_, index) => {
    const grey = greyAt(index % width, Math.floor(index / width));
    return [grey, grey, grey, alpha];
  }).flat();
  return findArtworkDetail({ width, height, data });
}

/** Dots of 1 mm in an area of the sticker of 50 × 60 mm, on which a pixel is 0.5 mm wide. */
const drawDots = (left: number, top: number, right: number, bottom: number) => (x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom && x % 4 < 2 && y % 4 < 2 ? 0 : 255;

// In px, the QR code is at 18 to 48 and 21.6 to 51.6, and the barcode is at 18 to 38 and 72 to 92.
const settings = makePrintSettings({});
const withBarcode = makePrintSettings({ barcode: { ...settings.barcode, shown: true } });

describe('detail of the artwork under codes', () => {
  it.each([
    ['under the QR code', drawDots(20, 30, 60, 50), ['qr']],
    ['under the barcode', drawDots(20, 74, 40, 90), ['barcode']],
    ['under both codes', drawDots(0, 0, 100, 120), ['qr', 'barcode']],
    ['next to the codes', drawDots(60, 0, 100, 120), []],
    ['under the outer millimetre of the QR code', drawDots(46, 0, 60, 70), []],
    ['on a straight line across both codes', (x: number) => (x < 30 ? 0 : 255), []],
    ['of a gradient', (x: number, y: number) => x + y, []],
  ])('%s', (_, greyAt, codes) => {
    expect(findCodesOverDetail(withBarcode, readDetail(greyAt))).toEqual(codes);
  });

  const everywhere = readDetail(drawDots(0, 0, 100, 120));

  it('is not reported for a hidden barcode, or for a code without a background', () => {
    expect(findCodesOverDetail(settings, everywhere)).toEqual(['qr']);
    const transparent = makePrintSettings({ qr: { ...settings.qr, withBackground: false } });
    expect(findCodesOverDetail(transparent, everywhere)).toEqual([]);
  });

  it('is in the middle of a sticker that is wider than the artwork', () => {
    // The artwork is 50 mm wide, so 25 mm at each side are blank. The QR code is at 18 to 33 mm.
    const wide = makePrintSettings({ design: { width: 100, height: 60 } });
    expect(findCodesOverDetail(wide, everywhere)).toEqual(['qr']);
    expect(findCodesOverDetail({ ...wide, qr: { ...wide.qr, x: 5 } }, everywhere)).toEqual([]);
  });

  it('is not found in transparent parts, which show white paper', () => {
    expect(findCodesOverDetail(withBarcode, readDetail(drawDots(0, 0, 100, 120), 0))).toEqual([]);
  });
});
