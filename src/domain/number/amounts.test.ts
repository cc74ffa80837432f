import { expect, it } from 'vitest';

import { formatAmount, formatCount, formatPrice } from './amounts';

it.each([
  [30, '30.00'],
  [12480, '12,480.00'],
  [3105.5, '3,105.50'],
  [0.005, '0.01'],
  [-5, '-5.00'],
])('formats the amount %d as %s', (value, text) => {
  expect(formatAmount(value)).toBe(text);
});

it('groups whole numbers', () => {
  expect(formatCount(86)).toBe('86');
  expect(formatCount(1_234_567)).toBe('1,234,567');
});

it('omits the decimals of whole prices', () => {
  expect([30, 30.5, 1200].map(formatPrice)).toEqual(['30', '30.50', '1,200']);
});
