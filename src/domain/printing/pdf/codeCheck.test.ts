import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { defaultPrintSettings } from '../settings/printSettings';
import { getCodeCheckPixelsPerMm, compareCodes, findStickerBox, listStickersToCheck } from './codeCheck';
import type { StickerReading } from './codeCheck';
import { layOutRun } from './pdfRun';

const tagBaseUrl = 'https://tag.example.com';
const { qr, barcode } = defaultPrintSettings;
const settings = { ...defaultPrintSettings, barcode: { ...barcode, shown: true } };

const createRun = (count: number, copies = 1) => ({
  codes: Array.from({ length: count }, (_, index) => ({ code: `C${index}`, number: index + 1 })),
  copies,
});

function layOut(count: number, start = 1) {
  const layout = layOutRun({ ...defaultPrintSettings, start }, createRun(count));
  if (!layout.fits) throw new Error('The stickers do not fit.');
  return layout;
}

/** Returns readings of stickers with these codes. For an empty code, the reading has no texts. */
const makeReadings = (codes: readonly string[]): StickerReading[] =>
  codes.map((code, index) => ({ index, texts: code ? { qr: [`${tagBaseUrl}/t/${code}`], barcode: [code] } : {} }));

const compareCodesInOrder = (codes: readonly string[], copies = 1) =>
  compareCodes({ settings, run: createRun(Math.ceil(codes.length / copies), copies), tagBaseUrl }, makeReadings(codes));

describe('compareCodes', () => {
  it('finds a code that could not be read', () => {
    expect(compareCodesInOrder(['C0', '', 'C2'])).toEqual([
      { index: 1, element: 'qr', kind: 'unread' },
      { index: 1, element: 'barcode', kind: 'unread' },
    ]);
  });

  it('finds a code of another run, and returns its text', () => {
    expect(compareCodesInOrder(['C0', 'X9'])).toEqual([
      { index: 1, element: 'qr', kind: 'wrong', text: `${tagBaseUrl}/t/X9`, expectedText: `${tagBaseUrl}/t/C1` },
      { index: 1, element: 'barcode', kind: 'wrong', text: 'X9', expectedText: 'C1' },
    ]);
  });

  it('finds two swapped codes, and the stickers to which they belong', () => {
    const findings = compareCodesInOrder(['C0', 'C2', 'C1']).filter(({ element }) => element === 'qr');
    expect(findings).toEqual([
      { index: 1, element: 'qr', kind: 'misplaced', otherIndex: 2 },
      { index: 2, element: 'qr', kind: 'misplaced', otherIndex: 1 },
    ]);
  });

  it('finds a code on more stickers than it has copies', () => {
    expect(compareCodesInOrder(['C0', 'C0', 'C1', 'C1'], 2)).toEqual([]);
    expect(compareCodesInOrder(['C0', 'C0', 'C0', 'C1'], 2)).toEqual([
      { index: 2, element: 'qr', kind: 'duplicate', otherIndex: 0 },
      { index: 2, element: 'barcode', kind: 'duplicate', otherIndex: 0 },
    ]);
    // The first copy of C1 is unreadable, so the sticker of its second copy is named.
    const findings = compareCodesInOrder(['C0', 'C1', '', 'C1'], 2).filter(({ element }) => element === 'qr');
    expect(findings).toEqual([
      { index: 1, element: 'qr', kind: 'duplicate', otherIndex: 3 },
      { index: 2, element: 'qr', kind: 'unread' },
    ]);
  });

  it('names the first of the stickers to which a code belongs, if a reprint lists it several times', () => {
    const run = { codes: [...createRun(1).codes, ...createRun(2).codes], copies: 1 };
    const findings = compareCodes(
      { settings: defaultPrintSettings, run, tagBaseUrl },
      makeReadings(['C0', 'C0', 'C0']),
    );
    expect(findings).toEqual([{ index: 2, element: 'qr', kind: 'duplicate', otherIndex: 0 }]);
  });

  it('ignores codes of the design next to the right code, but not codes of other stickers', () => {
    const run = createRun(2);
    const ownText = `${tagBaseUrl}/t/C0`;
    const compareQr = (texts: string[]) =>
      compareCodes({ settings: defaultPrintSettings, run, tagBaseUrl }, [{ index: 0, texts: { qr: texts } }]);
    expect(compareQr(['https://example.com', ownText])).toEqual([]);
    expect(compareQr([ownText, `${tagBaseUrl}/t/C1`])).toEqual([
      { index: 0, element: 'qr', kind: 'misplaced', otherIndex: 1 },
    ]);
  });

  it('finds exactly the stickers whose codes are not their own', () => {
    const anyCodeOrder = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(anyCodeOrder, (codes) => {
        const findings = compareCodesInOrder(codes.map((code) => `C${code}`)).filter(({ element }) => element === 'qr');
        const expected = codes.flatMap((code, index) => {
          if (code === index) return [];
          const kind = codes[code] === code ? 'duplicate' : 'misplaced';
          return [{ index, element: 'qr', kind, otherIndex: code }];
        });
        expect(findings).toEqual(expected);
      }),
    );
  });
});

it('checks all of up to 1,000 stickers, and otherwise the first and the last of each page', () => {
  const listCheckedStickers = (count: number, start?: number) => {
    const layout = layOut(count, start);
    return Array.from({ length: layout.pageCount }, (_, page) => listStickersToCheck(layout, page)).flat();
  };
  expect(listCheckedStickers(1000, 5)).toEqual(Array.from({ length: 1000 }, (_, index) => index));
  const checkedStickers = listCheckedStickers(1009, 16);
  expect(checkedStickers.slice(0, 5)).toEqual([0, 1, 16, 17, 32]);
  expect(checkedStickers.at(-1)).toBe(1008);
  expect(new Set(checkedStickers).size).toBe(checkedStickers.length);
});

it('looks for each sticker where the correction has moved it', () => {
  const layout = layOut(6);
  expect(findStickerBox(layout, { settings }, 5)).toEqual({ x: 51, y: 61, width: 50, height: 60 });
  const correctedBox = findStickerBox(layout, { settings, calibration: { dx: 0.5, dy: -0.25, sx: 1.01, sy: 0.99 } }, 5);
  expect(correctedBox.x).toBeCloseTo(52.01, 9);
  expect(correctedBox.y).toBeCloseTo(60.14, 9);
  expect(correctedBox.width).toBeCloseTo(50.5, 9);
  expect(correctedBox.height).toBeCloseTo(59.4, 9);
});

it('uses 300 dpi, or more if modules would be less than 3 px wide', () => {
  const run = createRun(1);
  expect(getCodeCheckPixelsPerMm({ settings: defaultPrintSettings, run, tagBaseUrl }) * 25.4).toBeCloseTo(300);
  const smallQr = { ...defaultPrintSettings, qr: { ...qr, size: 5 } };
  // A QR code of version 3 and its quiet zones have 37 modules.
  expect(getCodeCheckPixelsPerMm({ settings: smallQr, run, tagBaseUrl })).toBeCloseTo((3 * 37) / 5);
  // A barcode with two characters and its quiet zones have 77 modules.
  const smallBarcode = { ...settings, barcode: { ...settings.barcode, width: 10 } };
  expect(getCodeCheckPixelsPerMm({ settings: smallBarcode, run, tagBaseUrl })).toBeCloseTo((3 * 77) / 10);
  const dataMatrix = { ...settings, barcode: { ...smallBarcode.barcode, symbology: 'dataMatrix' as const } };
  expect(getCodeCheckPixelsPerMm({ settings: dataMatrix, run, tagBaseUrl }) * 25.4).toBeCloseTo(300);
  const tinyQr = { ...defaultPrintSettings, qr: { ...qr, size: 1 } };
  expect(getCodeCheckPixelsPerMm({ settings: tinyQr, run, tagBaseUrl }) * 25.4).toBeCloseTo(1200);
});
