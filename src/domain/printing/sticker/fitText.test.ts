import fc from 'fast-check';
import { expect, it } from 'vitest';

import { fitText, minLabelFontSize } from './fitText';

const box = { width: 15, height: 3 };

it('uses the widths of Helvetica', () => {
  const fitted = fitText('A1F0E3B001', { width: 100, height: 10 }, 2);
  // Widths are fractions of the font size: first those of A, F, E and B, then 0.556 for each of the six digits.
  expect(fitted).toMatchObject({ ok: true, size: 2 });
  expect(fitted.ok && fitted.width).toBeCloseTo(2 * (0.667 + 0.611 + 0.667 + 0.667 + 6 * 0.556), 9);
});

it('centres text vertically in its box', () => {
  const fitted = fitText('0042', box, 2.6);
  if (!fitted.ok) throw new Error(fitted.reason);
  const spaceAbove = fitted.baseline - 0.718 * fitted.size;
  const spaceBelow = box.height - (fitted.baseline + 0.207 * fitted.size);
  expect(spaceAbove).toBeCloseTo(spaceBelow, 9);
});

it('makes text as high as its box, up to the largest font size', () => {
  const fitted = fitText('1', { width: 100, height: 3 }, 9);
  expect(fitted.ok && fitted.baseline - 0.718 * fitted.size).toBeCloseTo(0, 9);
  expect(fitText('1', { width: 100, height: 30 }, 9)).toMatchObject({ size: 9 });
});

it('accepts the smallest font size, and none below it', () => {
  expect([1.2, 1.19].map((maxSize) => fitText('1', box, maxSize).ok)).toEqual([true, false]);
});

it.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['رقم ١', 'foreign-letters'],
  ['Nº 1', 'foreign-letters'],
  ['A1F0E3B001A1F0E3B001A1', 'too-long'],
])('rejects %j: %s', (text, reason) => {
  expect(fitText(text, box, 2.6)).toEqual({ ok: false, reason });
});

it('keeps text inside its box and legible', () => {
  const anyLetter = fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code));
  const anySide = fc.integer({ min: 1, max: 600 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(
      fc.array(anyLetter, { minLength: 1, maxLength: 30 }),
      anySide,
      anySide,
      fc.constantFrom(1.5, 2.6, 9),
      (letters, width, height, maxSize) => {
        const fitted = fitText(letters.join(''), { width, height }, maxSize);
        if (!fitted.ok) return;
        expect(fitted.width).toBeLessThanOrEqual(width + 1e-9);
        expect(fitted.baseline - 0.718 * fitted.size).toBeGreaterThanOrEqual(-1e-9);
        expect(fitted.baseline + 0.207 * fitted.size).toBeLessThanOrEqual(height + 1e-9);
        expect(fitted.size).toBeGreaterThanOrEqual(minLabelFontSize);
      },
    ),
  );
});
