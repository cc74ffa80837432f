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
  ink: { left: 0, top: -0.7, right: width, bottom: 0.2 },
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
    fc.property(anyLineSettings, fc.double({ min: 0.01, max: 200, noNaN: true }), (changes, textWidth) => {
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
      // A text is shrunk only as far as necessary, and not below the readable size.
      if (size < line.size * mmPerPoint - 1e-9) {
        expect(line.shrink).toBe(true);
        expect(capHeight).toBeGreaterThanOrEqual(minCapHeight - 1e-9);
        if (capHeight > minCapHeight + 1e-6) expect(width).toBeCloseTo(box.width, 6);
      }
    }),
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
