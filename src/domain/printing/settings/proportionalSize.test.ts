import fc from 'fast-check';
import { expect, it } from 'vitest';

import { limits } from './limits';
import { resizeInProportion } from './proportionalSize';

const currentSize = { width: 50, height: 60 };

it('changes the other side in proportion, rounded to 0.1 mm', () => {
  expect(resizeInProportion(currentSize, 'width', 25, limits.design)).toEqual({
    size: { width: 25, height: 30 },
    reachedLimit: undefined,
  });
  expect(resizeInProportion(currentSize, 'height', 33.33, limits.design).size).toEqual({ width: 27.8, height: 33.33 });
});

it('keeps the other side within its limits', () => {
  expect(resizeInProportion({ width: 100, height: 20 }, 'width', 40, limits.design)).toEqual({
    size: { width: 40, height: 10 },
    reachedLimit: 'min',
  });
  expect(resizeInProportion({ width: 20, height: 100 }, 'width', 500, limits.design)).toEqual({
    size: { width: 500, height: 2000 },
    reachedLimit: 'max',
  });
});

it('keeps the proportion unless the other side reaches a limit (property)', () => {
  const anyLength = fc.double({ min: 10, max: 2000, noNaN: true });
  fc.assert(
    fc.property(anyLength, anyLength, anyLength, (width, height, newWidth) => {
      const { size, reachedLimit } = resizeInProportion({ width, height }, 'width', newWidth, limits.design);
      expect(size.width).toBe(newWidth);
      if (reachedLimit) expect(size.height).toBe(limits.design[reachedLimit]);
      else expect(Math.abs(size.height - (height * newWidth) / width)).toBeLessThanOrEqual(0.05 + 1e-6);
    }),
  );
});
