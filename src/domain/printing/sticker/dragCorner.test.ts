import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { corners, dragCorner } from './dragCorner';
import type { CornerDrag } from './dragCorner';
import type { Box } from './stickerElements';

const design = { width: 50, height: 60 };
const box = { x: 9, y: 10.8, width: 15, height: 15 };
const [leftTop, , , rightBottom] = corners;

const anyTenthBetween = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
const anyDistance = fc.double({ min: -200, max: 200, noNaN: true });

const forAnyDrag = (checkDrag: (drag: CornerDrag, boxAfter: Box) => void) =>
  fc.assert(
    fc.property(
      fc.record({
        x: anyTenthBetween(0, 40),
        y: anyTenthBetween(0, 50),
        width: anyTenthBetween(5, 10),
        height: anyTenthBetween(5, 10),
      }),
      fc.constantFrom(...corners),
      fc.record({ x: anyDistance, y: anyDistance }),
      fc.boolean(),
      fc.boolean(),
      (boxBefore, corner, offset, isSquare, keepsProportion) => {
        const drag = {
          box: isSquare ? { ...boxBefore, height: boxBefore.width } : boxBefore,
          corner,
          offset,
          design,
          keepsProportion,
        };
        checkDrag(drag, dragCorner(drag));
      },
    ),
  );

describe('dragging a corner', () => {
  it('resizes a square by the mean of the horizontal and the vertical distance', () => {
    const drag = { box, corner: rightBottom, offset: { x: 6, y: 4 }, design, keepsProportion: true };
    expect(dragCorner(drag)).toEqual({ x: 9, y: 10.8, width: 20, height: 20 });
  });

  it('resizes along the diagonal in proportion', () => {
    const barcode = { x: 9, y: 36, width: 30, height: 10 };
    const drag = { box: barcode, corner: rightBottom, design, keepsProportion: true };
    expect(dragCorner({ ...drag, offset: { x: 6, y: 2 } })).toEqual({ x: 9, y: 36, width: 36, height: 12 });
    expect(dragCorner({ ...drag, offset: { x: 1, y: -3 } })).toEqual(barcode);
    expect(dragCorner({ ...drag, offset: { x: 500, y: 500 } })).toEqual({ x: 9, y: 36, width: 41, height: 13.7 });
    expect(dragCorner({ ...drag, offset: { x: -500, y: 0 } })).toEqual({ x: 9, y: 36, width: 15, height: 5 });
    const dragOfTopCorner = { ...drag, corner: leftTop, offset: { x: 3, y: 1 } };
    expect(dragCorner(dragOfTopCorner)).toEqual({ x: 12, y: 37, width: 27, height: 9 });
  });

  it('moves only the two edges of the corner', () => {
    const drag = { box, corner: leftTop, offset: { x: -2, y: 3 }, design, keepsProportion: false };
    expect(dragCorner(drag)).toEqual({ x: 7, y: 13.8, width: 17, height: 12 });
  });

  it('keeps the size in a direction without movement', () => {
    const unroundedBox = { ...box, width: 15.25, height: 9.99 };
    const drag = { box: unroundedBox, corner: rightBottom, offset: { x: 0, y: 1 }, design, keepsProportion: false };
    expect(dragCorner(drag)).toEqual({ ...unroundedBox, height: 11 });
    expect(dragCorner({ ...drag, offset: { x: 0, y: 0 }, keepsProportion: true })).toEqual(unroundedBox);
  });

  it('keeps the opposite corner fixed', () => {
    forAnyDrag(({ box: boxBefore, corner }, boxAfter) => {
      if (corner.horizontal === 'right') expect(boxAfter.x).toBe(boxBefore.x);
      else expect(boxAfter.x + boxAfter.width).toBeCloseTo(boxBefore.x + boxBefore.width, 9);
      if (corner.vertical === 'bottom') expect(boxAfter.y).toBe(boxBefore.y);
      else expect(boxAfter.y + boxAfter.height).toBeCloseTo(boxBefore.y + boxBefore.height, 9);
    });
  });

  it('keeps a code at 5 mm or more and inside the design', () => {
    forAnyDrag(({ box: boxBefore }, boxAfter) => {
      expect(Math.min(boxAfter.width, boxAfter.height)).toBeGreaterThanOrEqual(5);
      expect(boxAfter.x).toBeGreaterThanOrEqual(Math.min(0, boxBefore.x) - 1e-9);
      expect(boxAfter.y).toBeGreaterThanOrEqual(Math.min(0, boxBefore.y) - 1e-9);
      expect(boxAfter.x + boxAfter.width).toBeLessThanOrEqual(
        Math.max(design.width, boxBefore.x + boxBefore.width) + 1e-9,
      );
      expect(boxAfter.y + boxAfter.height).toBeLessThanOrEqual(
        Math.max(design.height, boxBefore.y + boxBefore.height) + 1e-9,
      );
    });
  });

  it('keeps the proportion apart from rounding to 0.1 mm', () => {
    forAnyDrag(({ box: boxBefore, keepsProportion }, boxAfter) => {
      if (!keepsProportion) return;
      const [longerSide, shorterSide] =
        boxBefore.width >= boxBefore.height ? (['width', 'height'] as const) : (['height', 'width'] as const);
      const error = boxAfter[shorterSide] - (boxAfter[longerSide] * boxBefore[shorterSide]) / boxBefore[longerSide];
      expect(Math.abs(error)).toBeLessThanOrEqual(0.1 + 1e-9);
      if (boxBefore.width === boxBefore.height) expect(boxAfter.width).toBe(boxAfter.height);
    });
  });
});
