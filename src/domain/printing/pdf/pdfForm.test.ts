import fc from 'fast-check';
import { expect, it } from 'vitest';

import { formatFormEntries, trimView, turnUpright } from './pdfForm';

const anyGeometry = fc.record({
  left: fc.integer({ min: -500, max: 500 }),
  bottom: fc.integer({ min: -500, max: 500 }),
  width: fc.integer({ min: 1, max: 14_400 }),
  height: fc.integer({ min: 1, max: 14_400 }),
  userUnit: fc.constantFrom(0.5, 1, 2, 10),
});

/** Returns the corners of a page, clockwise from the top left. */
const listCorners = (left: number, bottom: number, width: number, height: number) =>
  [
    [left, bottom + height],
    [left + width, bottom + height],
    [left + width, bottom],
    [left, bottom],
  ] as const;

it.each([0, 90, 180, 270])(
  'turns a page clockwise by %d degrees, with its lower left corner at the origin',
  (rotation) => {
    fc.assert(
      fc.property(anyGeometry, ({ left, bottom, width, height, userUnit }) => {
        const view = [left, bottom, left + width, bottom + height] as const;
        const { size, matrix } = turnUpright({ view, rotation, userUnit });
        const [a, b, c, d, e, f] = matrix;
        const turnedCorners = listCorners(left, bottom, width, height).map(([x, y]) => [
          a * x + c * y + e,
          b * x + d * y + f,
        ]);
        const uprightCorners = listCorners(0, 0, size.width, size.height);
        const turnCount = rotation / 90;
        turnedCorners.forEach(([x, y], index) => {
          const corner = uprightCorners[(index + turnCount) % 4];
          expect(x).toBeCloseTo(corner?.[0] ?? NaN, 6);
          expect(y).toBeCloseTo(corner?.[1] ?? NaN, 6);
        });
        expect(size.width * size.height).toBeCloseTo(width * height * userUnit ** 2, 0);
      }),
    );
  },
);

it('clips a form to the visible part of its page', () => {
  expect(formatFormEntries({ view: [10, 20, 110, 70], rotation: 90, userUnit: 2 })).toBe(
    '/Type /XObject /Subtype /Form /BBox [10 20 110 70] /Matrix [0 -2 2 0 -40 220]',
  );
});

const view = [10, 20, 110, 220] as const;

it.each([
  ['inside', [20, 30, 100, 200], [20, 30, 100, 200]],
  ['beyond one edge', [0, 30, 100, 300], [10, 30, 100, 220]],
  ['smaller on one side only', [10, 20, 110, 210], [10, 20, 110, 210]],
  ['the same', [10, 20, 110, 220], undefined],
  ['the same except for rounding', [10.2, 19.9, 109.8, 220], undefined],
  ['larger', [0, 0, 200, 300], undefined],
  ['elsewhere', [200, 300, 300, 400], undefined],
  ['above the page', [20, 300, 100, 400], undefined],
  ['empty', [50, 50, 50, 90], undefined],
] as const)('trims a page with a trim box that is %s', (_, trimBox, trimmed) => {
  expect(trimView(view, trimBox)).toEqual(trimmed);
});
