import fc from 'fast-check';
import { expect, it } from 'vitest';

import { createTextLine, mmPerPoint, textAlignments } from '../settings/textLine';
import { layOutLine, getLineBox, minCapHeight } from './layOutLine';
import type { ShapedLine } from './shapedText';

const design = { width: 50, height: 60 };
const makeShapedLine = (width: number): ShapedLine => ({
  ok: true,
  text: 'x',
  runs: [],
  width,
  inkBounds: { left: 0, top: -0.7, right: width, bottom: 0.2 },
  capHeight: 0.7,
});
const anyLineSettings = fc.record({
  shrink: fc.boolean(),
  align: fc.constantFrom(...textAlignments),
  size: fc.double({ min: 3, max: 200, noNaN: true }),
  width: fc.double({ min: 3, max: 500, noNaN: true }),
  x: fc.double({ min: 0, max: 100, noNaN: true }),
});

it('keeps a text in its line, or reports by how much it is too long', () => {
  fc.assert(
    fc.property(anyLineSettings, fc.double({ min: 0, max: 200, noNaN: true }), (changes, textWidth) => {
      const line = { ...createTextLine(design, []), ...changes };
      const box = getLineBox(line, design);
      const { x, size, excess, capHeight } = layOutLine(line, makeShapedLine(textWidth), design);
      const width = textWidth * size;
      expect(excess).toBeCloseTo(Math.max(0, width - box.width), 5);
      const distances = {
        left: x - box.x,
        right: box.x + box.width - x - width,
        centre: x + width / 2 - box.x - box.width / 2,
      };
      expect(distances[line.align]).toBeCloseTo(0, 6);
      expect(size).toBeLessThanOrEqual(line.size * mmPerPoint);
      if (textWidth * line.size * mmPerPoint <= box.width) expect(size).toBeCloseTo(line.size * mmPerPoint, 9);
      if (line.shrink && excess > 0) expect(capHeight).toBeLessThanOrEqual(minCapHeight + 1e-9);
      // A text is shrunk only as far as necessary, and not below the readable size.
      if (size < line.size * mmPerPoint - 1e-9) {
        expect(line.shrink).toBe(true);
        expect(capHeight).toBeGreaterThanOrEqual(minCapHeight - 1e-9);
        if (capHeight > minCapHeight + 1e-6) expect(width).toBeCloseTo(box.width, 6);
      }
    }),
  );
});

it('returns the bounding box of the drawn outlines, which can begin and end within the width of the text', () => {
  const line = { ...createTextLine(design, []), align: 'left', x: 0, y: 0, size: 10 / mmPerPoint, width: 50 } as const;
  const shaped = { ...makeShapedLine(4), inkBounds: { left: 0.1, top: -0.7, right: 3.8, bottom: 0.2 } };
  const { inkBounds } = layOutLine(line, shaped, design);
  // The font size is 10 mm, so the baseline is 9.5 mm below the top of the line.
  const expected = { x: 1, y: 2.5, width: 37, height: 9 };
  expect(inkBounds).toEqual(
    Object.fromEntries(Object.entries(expected).map(([key, mm]) => [key, expect.closeTo(mm, 9)])),
  );
});

it('keeps the middle of the capital letters when a text shrinks', () => {
  const line = createTextLine(design, []);
  const getCapitalsMiddle = (width: number) => {
    const { y, capHeight } = layOutLine(line, makeShapedLine(width), design);
    return y - capHeight / 2;
  };
  expect(getCapitalsMiddle(20)).toBeCloseTo(getCapitalsMiddle(1), 6);
});
