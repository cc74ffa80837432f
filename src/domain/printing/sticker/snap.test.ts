import { roundToTenth } from '../../number/rounding';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { defaultPrintSettings } from '../settings/printSettings';
import { createTextLine } from '../settings/textLine';
import { corners } from './dragCorner';
import { moveCode } from './moveCode';
import { findElementBox, findGuides, snapBox, snapCorner, findSnapLines } from './snap';

const { design, qr, barcode } = defaultPrintSettings;
const settings = { design, qr: { ...qr, numberLabel: true }, barcode: { ...barcode, shown: true, width: 32 } };
const snapLines = findSnapLines(settings, 'barcode');
const textLine = { ...createTextLine(design, []), x: 20, y: 50, width: 20, size: 60 };
const settingsWithText = { ...settings, textLines: [createTextLine(design, []), textLine] };
const [leftTop, , , rightBottom] = corners;

const anyNumberBetween = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyBox = fc.record({
  x: anyNumberBetween(-20, 60),
  y: anyNumberBetween(-20, 70),
  width: anyNumberBetween(5, 40),
  height: anyNumberBetween(5, 40),
});
const anyThreshold = anyNumberBetween(0, 3);

describe('the box of an element', () => {
  it.each([
    ['the QR code', 'qr', { x: 9, y: expect.closeTo(10.8, 9) as number, width: 15, height: 15 }],
    ['the barcode', 'barcode', { x: 9, y: 36, width: 32, height: 10 }],
    ['a text line', 1, { x: 10, y: 30, width: 20, height: expect.closeTo(25.4, 9) as number }],
  ] as const)('is the position and size of %s in mm', (_, element, box) => {
    expect(findElementBox(settingsWithText, element)).toEqual(box);
  });

  it('is missing if the sticker does not have the element', () => {
    expect(findElementBox({ ...settings, barcode }, 'barcode')).toBeUndefined();
    expect(findElementBox(settings, 0)).toBeUndefined();
    expect(findElementBox(settingsWithText, 2)).toBeUndefined();
  });
});

it('finds snap lines at the edges, the cut tolerance and the centre of the sticker, and at the other code with its label', () => {
  const { x, y } = findSnapLines(settings, 'barcode');
  expect(x.toSorted((a, b) => a - b)).toEqual([0, 1, 9, 9, 16.5, 16.5, 24, 24, 25, 49, 50]);
  expect(y.map(roundToTenth)).toEqual([0, 30, 60, 1, 59, 10.8, 18.3, 25.8, 25.8, 27.3, 28.8]);
  expect(findSnapLines({ ...settings, barcode }, 'qr').x).toHaveLength(5);
});

it('finds snap lines at both codes and the other text lines, if a text line is moved', () => {
  const { x, y } = findSnapLines(settingsWithText, 0);
  expect(x).toEqual([0, 25, 50, 1, 49, 9, 16.5, 24, 9, 16.5, 24, 9, 25, 41, 10, 20, 30]);
  expect(y.map(roundToTenth).slice(-6)).toEqual([36, 41, 46, 30, 42.7, 55.4]);
});

describe('a moved box', () => {
  it('snaps with an edge or its centre to the nearest line', () => {
    const box = { x: 17.2, y: 40, width: 15, height: 15 };
    expect(snapBox(box, snapLines, 1)).toEqual({ x: 17.5, y: 40 });
    expect(snapBox({ ...box, x: 34.4, y: 44.6 }, snapLines, 1).x).toBeCloseTo(34, 9);
    expect(snapBox({ ...box, x: 34.4, y: 44.6 }, snapLines, 1).y).toBeCloseTo(45, 9);
    expect(snapBox({ ...box, x: 8.5 }, snapLines, 1).x).toBe(9);
    expect(snapBox({ ...box, x: 8 }, snapLines, 1).x).toBe(9);
    expect(snapBox(box, { x: [17, 17.4], y: [39, 41] }, 1).y).toBe(39);
  });

  it('is moved by at most the threshold, and stays when snapped again (properties)', () => {
    fc.assert(
      fc.property(anyBox, anyThreshold, (box, threshold) => {
        const snappedPosition = snapBox(box, snapLines, threshold);
        expect(Math.abs(snappedPosition.x - box.x)).toBeLessThanOrEqual(threshold + 1e-9);
        expect(Math.abs(snappedPosition.y - box.y)).toBeLessThanOrEqual(threshold + 1e-9);
        const positionSnappedAgain = snapBox({ ...box, ...snappedPosition }, snapLines, threshold);
        expect(positionSnappedAgain.x).toBeCloseTo(snappedPosition.x, 9);
        expect(positionSnappedAgain.y).toBeCloseTo(snappedPosition.y, 9);
      }),
    );
  });

  it('has guides at the snap lines with which it is aligned', () => {
    expect(findGuides({ x: 17.51, y: 40, width: 15, height: 20.02 }, snapLines, design)).toEqual({ x: [25], y: [60] });
    expect(findGuides({ x: 17.57, y: 40, width: 15, height: 20.07 }, snapLines, design)).toEqual({ x: [25], y: [60] });
    expect(findGuides({ x: 17.58, y: 40, width: 15, height: 20.09 }, snapLines, design)).toEqual({ x: [], y: [] });
    expect(findGuides({ x: 17.2, y: 40, width: 15, height: 15 }, snapLines, design)).toEqual({ x: [], y: [] });
  });
});

describe('a dragged code', () => {
  const drag = { positionBefore: { x: 18, y: 60 }, box: { x: 9, y: 36, width: 32, height: 10 }, design, snapLines };

  it('snaps to the centre, in steps of 0.1 %', () => {
    expect(moveCode({ ...drag, offset: { x: 0.3, y: 0 }, threshold: 1 })).toEqual({ x: 18, y: 60 });
    expect(moveCode({ ...drag, offset: { x: 0.3, y: 0.07 }, threshold: 0 })).toEqual({ x: 18.6, y: 60.1 });
  });

  it('does not snap along an axis without movement', () => {
    const dragNearLines = {
      ...drag,
      positionBefore: { x: 17, y: 40 },
      box: { ...drag.box, x: 8.5, y: 24 },
      threshold: 2,
    };
    expect(moveCode({ ...dragNearLines, offset: { x: 0, y: 0.5 } })).toEqual({ x: 17, y: 41.7 });
    expect(moveCode({ ...dragNearLines, offset: { x: 0.2, y: 0 } })).toEqual({ x: 18, y: 40 });
  });

  it('stays within the limits, and near the pointer (properties)', () => {
    const anyDistance = anyNumberBetween(-80, 80);
    fc.assert(
      fc.property(fc.record({ x: anyDistance, y: anyDistance }), anyThreshold, (offset, threshold) => {
        const position = moveCode({ ...drag, offset, threshold });
        const unsnappedPosition = moveCode({ ...drag, offset, threshold: 0 });
        for (const axis of ['x', 'y'] as const) {
          expect(position[axis]).toBeGreaterThanOrEqual(0);
          expect(position[axis]).toBeLessThanOrEqual(90);
          expect(roundToTenth(position[axis])).toBe(position[axis]);
          const length = axis === 'x' ? design.width : design.height;
          expect(Math.abs(position[axis] - unsnappedPosition[axis])).toBeLessThanOrEqual(
            (threshold / length) * 100 + 0.1 + 1e-9,
          );
        }
      }),
    );
  });
});

describe('a dragged corner', () => {
  const box = { x: 9, y: 36, width: 15, height: 15 };
  const drag = { box, snapLines, threshold: 1 };

  it('snaps its two edges', () => {
    const offset = { x: 25.2, y: 8.75 };
    expect(snapCorner({ ...drag, corner: rightBottom, offset, keepsProportion: false })).toEqual({
      x: expect.closeTo(25, 9) as number,
      y: 9,
    });
    expect(snapCorner({ ...drag, corner: leftTop, offset: { x: 0, y: -5.4 }, keepsProportion: false }).y).toBeCloseTo(
      -6,
      9,
    );
  });

  it.each([true, false])('does not snap before it is moved (proportional: %s)', (keepsProportion) => {
    const boxNearLines = { ...box, x: 8.5, y: 44.5 };
    expect(
      snapCorner({ ...drag, box: boxNearLines, corner: rightBottom, offset: { x: 0, y: 0 }, keepsProportion }),
    ).toEqual({ x: 0, y: 0 });
  });

  it('snaps one edge of a square, whose sides stay equal', () => {
    expect(snapCorner({ ...drag, corner: rightBottom, offset: { x: 9, y: 7.4 }, keepsProportion: true })).toEqual({
      x: 8,
      y: 8,
    });
    expect(snapCorner({ ...drag, corner: leftTop, offset: { x: -8, y: -7.4 }, keepsProportion: true })).toEqual({
      x: -8,
      y: -8,
    });
  });

  it('snaps the edge that is nearer to a line, and keeps the proportion of the box', () => {
    const dragOfBarcode = { ...drag, box: { ...box, width: 30 }, corner: rightBottom, keepsProportion: true };
    expect(snapCorner({ ...dragOfBarcode, offset: { x: 9.5, y: 5 } })).toEqual({ x: 10, y: 5 });
    expect(snapCorner({ ...dragOfBarcode, offset: { x: 14, y: 7 } })).toEqual({ x: 14, y: 7 });
    // The bottom edge is 0.6 mm from the snap line at 59 mm. It does not snap, because the right edge would have to
    // move by 1.2 mm to keep the proportion, which is more than the threshold of 1 mm.
    expect(snapCorner({ ...dragOfBarcode, offset: { x: 14.8, y: 7.4 } })).toEqual({ x: 14.8, y: 7.4 });
    expect(snapCorner({ ...dragOfBarcode, offset: { x: 15.2, y: 7.6 } })).toEqual({ x: 16, y: 8 });
    const tallBox = { ...box, y: 6, height: 30 };
    expect(snapCorner({ ...dragOfBarcode, box: tallBox, offset: { x: 0.8, y: 1.6 } })).toEqual({ x: 1, y: 2 });
  });

  it('is moved by at most the threshold, and stays when snapped again (properties)', () => {
    const anyDistance = anyNumberBetween(-30, 30);
    fc.assert(
      fc.property(
        fc.constantFrom(...corners),
        fc.record({ x: anyDistance, y: anyDistance }),
        anyThreshold,
        fc.boolean(),
        fc.constantFrom(15, 32),
        (corner, offset, threshold, keepsProportion, width) => {
          const snap = { box: { ...box, width }, corner, offset, snapLines, threshold, keepsProportion };
          const snappedOffset = snapCorner(snap);
          const unsnappedOffset = snapCorner({ ...snap, threshold: 0 });
          expect(Math.abs(snappedOffset.x - unsnappedOffset.x)).toBeLessThanOrEqual(threshold + 1e-9);
          expect(Math.abs(snappedOffset.y - unsnappedOffset.y)).toBeLessThanOrEqual(threshold + 1e-9);
          const offsetSnappedAgain = snapCorner({ ...snap, offset: snappedOffset });
          expect(offsetSnappedAgain.x).toBeCloseTo(snappedOffset.x, 9);
          expect(offsetSnappedAgain.y).toBeCloseTo(snappedOffset.y, 9);
        },
      ),
    );
  });
});
