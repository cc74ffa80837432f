import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { corners, dragCorner } from './dragCorner';

const design = { width: 50, height: 60 };
const box = { x: 9, y: 10.8, width: 15, height: 15 };
const [leftTop, , , rightBottom] = corners;

const anyDrag = fc.record({
  box: fc.record({
    x: fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10),
    y: fc.integer({ min: 0, max: 500 }).map((tenths) => tenths / 10),
    width: fc.integer({ min: 50, max: 100 }).map((tenths) => tenths / 10),
    height: fc.integer({ min: 50, max: 100 }).map((tenths) => tenths / 10),
  }),
  corner: fc.constantFrom(...corners),
  by: fc.record({
    x: fc.double({ min: -200, max: 200, noNaN: true }),
    y: fc.double({ min: -200, max: 200, noNaN: true }),
  }),
});

describe('dragging a corner', () => {
  it('resizes a square by the mean of both directions', () => {
    if (!rightBottom) throw new Error('A box has four corners.');
    const drag = { box, corner: rightBottom, by: { x: 6, y: 4 }, design, square: true };
    expect(dragCorner(drag)).toEqual({ x: 9, y: 10.8, width: 20, height: 20 });
  });

  it('moves only the two edges of the corner', () => {
    if (!leftTop) throw new Error('A box has four corners.');
    const drag = { box, corner: leftTop, by: { x: -2, y: 3 }, design, square: false };
    const after = dragCorner(drag);
    expect(after).toEqual({ x: 7, y: 13.8, width: 17, height: 12 });
  });

  it('keeps the size in a direction without movement', () => {
    if (!rightBottom) throw new Error('A box has four corners.');
    const odd = { ...box, width: 15.25, height: 9.99 };
    const drag = { box: odd, corner: rightBottom, by: { x: 0, y: 1 }, design, square: false };
    expect(dragCorner(drag)).toEqual({ ...odd, height: 11 });
  });

  it('keeps the opposite corner fixed', () => {
    fc.assert(
      fc.property(anyDrag, fc.boolean(), ({ box: any, corner, by }, square) => {
        const start = square ? { ...any, height: any.width } : any;
        const after = dragCorner({ box: start, corner, by, design, square });
        if (corner.across === 'right') expect(after.x).toBe(start.x);
        else expect(after.x + after.width).toBeCloseTo(start.x + start.width, 9);
        if (corner.down === 'bottom') expect(after.y).toBe(start.y);
        else expect(after.y + after.height).toBeCloseTo(start.y + start.height, 9);
      }),
    );
  });

  it('keeps a code at 5 mm or more and inside the design', () => {
    fc.assert(
      fc.property(anyDrag, fc.boolean(), ({ box: any, corner, by }, square) => {
        const start = square ? { ...any, height: any.width } : any;
        const after = dragCorner({ box: start, corner, by, design, square });
        expect(Math.min(after.width, after.height)).toBeGreaterThanOrEqual(5);
        const bounds = {
          left: Math.min(0, start.x),
          top: Math.min(0, start.y),
          right: Math.max(design.width, start.x + start.width),
          bottom: Math.max(design.height, start.y + start.height),
        };
        expect(after.x).toBeGreaterThanOrEqual(bounds.left - 1e-9);
        expect(after.y).toBeGreaterThanOrEqual(bounds.top - 1e-9);
        expect(after.x + after.width).toBeLessThanOrEqual(bounds.right + 1e-9);
        expect(after.y + after.height).toBeLessThanOrEqual(bounds.bottom + 1e-9);
        if (square) expect(after.width).toBe(after.height);
      }),
    );
  });
});
