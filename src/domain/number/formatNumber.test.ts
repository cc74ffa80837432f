import { expect, it } from 'vitest';

import { formatNumber, truncate, formatWithUnit } from './formatNumber';

it('rounds to micrometres, or to fewer decimals for display', () => {
  expect(formatNumber(12.3456)).toBe('12.346');
  expect(formatNumber(12.3456, 2)).toBe('12.35');
});

it('groups the thousands of counts, but not of measures, where a comma could be read as a decimal point', () => {
  expect(formatWithUnit(1200, '')).toBe('1,200');
  expect(formatWithUnit(1200, 'mm')).toBe('1200 mm');
  expect(formatWithUnit(18.333, '%', 2)).toBe('18.33 %');
});

it('cuts a text after 20 characters', () => {
  expect(truncate('a'.repeat(20))).toBe('a'.repeat(20));
  expect(truncate('a'.repeat(21))).toBe(`${'a'.repeat(20)}…`);
});
