import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { getNextStartSlot, selectRunPart } from './runPart';
import { layOutSheet } from '../sheet/sheetLayout';

describe('parts of the codes', () => {
  const makeCodes = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ code: `A${index}`, number: index + 1 }));

  it('are a single part if all stickers fit in a print window', () => {
    expect(selectRunPart(makeCodes(120), 2, 0)).toEqual({
      codes: makeCodes(120),
      partIndex: 0,
      partCount: 1,
      firstIndex: 0,
      codeCount: 120,
    });
    expect(selectRunPart([], 1, 0)).toEqual({ codes: [], partIndex: 0, partCount: 1, firstIndex: 0, codeCount: 0 });
  });

  it('start after the last code of the previous part', () => {
    const allCodes = makeCodes(4500);
    expect(selectRunPart(allCodes, 1, 1)).toMatchObject({ partIndex: 1, partCount: 3, firstIndex: 2000 });
    expect(selectRunPart(allCodes, 1, 2).codes).toEqual(allCodes.slice(4000));
    expect(selectRunPart(allCodes, 1, 9).partIndex).toBe(2);
  });

  it('contain every code once and fit in a print window', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 2000 }), (count, copies) => {
        const allCodes = makeCodes(count);
        const { partCount } = selectRunPart(allCodes, copies, 0);
        const codesByPart = Array.from({ length: partCount }, (_, part) => selectRunPart(allCodes, copies, part).codes);
        expect(
          codesByPart
            .flat()
            .map(({ code }) => code)
            .join(),
        ).toBe(allCodes.map(({ code }) => code).join());
        expect(Math.max(...codesByPart.map(({ length }) => length)) * copies).toBeLessThanOrEqual(2000);
      }),
    );
  });
});

describe('the start of the next part', () => {
  const layOutCount = (stickerCount: number, usedSlotCount: number, columns: number, rows: number) => {
    const stickerSize = { width: 10, height: 10 };
    const noMargins = { top: 0, right: 0, bottom: 0, left: 0 };
    const paper = { width: columns * 10, height: rows * 10 };
    const sheet = layOutSheet({
      paper,
      margins: noMargins,
      gap: { x: 0, y: 0 },
      stickerSize,
      stickerCount,
      usedSlotCount,
    });
    if (!sheet.fits) throw new Error('Nothing fits.');
    return sheet;
  };

  it.each([
    [2000, 5, 15, 11],
    [2000, 0, 16, 1],
    [10, 5, 15, 1],
    [1, 0, 15, 2],
    [0, 3, 15, 4],
    [3, 0, 1, 1],
  ])(
    'after %d stickers and %d used slots, with %d slots per page, is slot %d',
    (stickerCount, usedSlotCount, perPage, start) => {
      expect(getNextStartSlot({ stickerCount, usedSlotCount, perPage })).toBe(start);
    },
  );

  const anySlotCount = fc.integer({ min: 1, max: 6 });
  const anyCount = fc.integer({ min: 1, max: 200 });

  it('is the slot after the last sticker', () => {
    fc.assert(
      fc.property(anyCount, fc.nat(40), anySlotCount, anySlotCount, (stickers, startIndex, columns, rows) => {
        const sheet = layOutCount(stickers, startIndex, columns, rows);
        const start = getNextStartSlot(sheet);
        const [lastPosition, nextPosition] = [
          sheet.getStickerPosition(stickers - 1),
          sheet.getStickerPosition(stickers),
        ];
        expect(sheet.getSlotOrigin(start - 1)).toEqual({ x: nextPosition.x, y: nextPosition.y });
        expect(start === 1).toBe(nextPosition.page === lastPosition.page + 1);
      }),
    );
  });

  it('places all stickers as in one continuous run', () => {
    fc.assert(
      fc.property(
        anyCount,
        anyCount,
        fc.nat(40),
        anySlotCount,
        anySlotCount,
        (firstCount, secondCount, startIndex, columns, rows) => {
          const [wholeSheet, firstSheet] = [
            layOutCount(firstCount + secondCount, startIndex, columns, rows),
            layOutCount(firstCount, startIndex, columns, rows),
          ];
          const secondSheet = layOutCount(secondCount, getNextStartSlot(firstSheet) - 1, columns, rows);
          const formatPoint = ({ x, y }: { x: number; y: number }) => `${x} ${y}`;
          const positions = Array.from({ length: secondCount }, (_, index) =>
            formatPoint(secondSheet.getStickerPosition(index)),
          );
          expect(positions).toEqual(
            Array.from({ length: secondCount }, (_, index) =>
              formatPoint(wholeSheet.getStickerPosition(firstCount + index)),
            ),
          );
        },
      ),
    );
  });
});
