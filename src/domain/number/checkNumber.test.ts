import fc from 'fast-check';
import { expect, it } from 'vitest';

import { limits } from '../printing/settings/limits';
import { formatNumber } from './formatNumber';
import { checkNumber } from './checkNumber';
import { parseNumber } from './parseNumber';

it.each([
  ['15', 'design', 15],
  ['12,3456', 'code', 12.346],
  [' 12 mm ', 'design', 12],
  ['12,5MM', 'design', 12.5],
  ['18%', 'position', 18],
  ['12', 'quantity', 12],
  ['1,000', 'quantity', 1000],
  ['1.000', 'quantity', 1000],
  ['2000', 'quantity', 2000],
] as const)('accepts %j for %s', (text, name, value) => {
  expect(checkNumber(text, limits[name])).toEqual({ value, problems: [] });
});

it.each([
  ['0', 'quantity', 1, ['belowMin']],
  ['9', 'paper', 10, ['belowMin']],
  ['3', 'design', 10, ['belowMin']],
  ['4.9', 'code', 5, ['belowMin']],
  ['-1', 'margin', 0, ['belowMin']],
  ['-5', 'position', 0, ['belowMin']],
  ['250', 'position', 100, ['aboveMax']],
  ['9'.repeat(400), 'design', 2000, ['aboveMax']],
  ['100000', 'quantity', 2000, ['aboveMax']],
  ['2.4', 'quantity', 2, ['notWhole']],
  ['1,00', 'quantity', 1, ['notWhole']],
  ['0.4', 'quantity', 1, ['notWhole', 'belowMin']],
  ['2000.4', 'quantity', 2000, ['notWhole', 'aboveMax']],
  ['abc', 'code', undefined, ['notANumber']],
  ['12 cm', 'design', undefined, ['notANumber']],
  ['mm', 'design', undefined, ['empty']],
  [' ', 'code', undefined, ['empty']],
] as const)('VAL-14 reads %j for %s as %j, with the problems %j', (text, name, value, kinds) => {
  expect(checkNumber(text, limits[name])).toEqual({ value, problems: kinds.map((kind) => ({ kind })) });
});

it.each([
  ['1,000', 'paper', ['1000', '1.0']],
  [' 12,500 mm ', 'design', ['12500', '12.5']],
  ['-1,250', 'margin', ['-1250', '-1.25']],
  ['١٠,٠٥٠', 'position', ['10050', '10.05']],
] as const)('finds %j ambiguous for %s', (text, name, readings) => {
  expect(checkNumber(text, limits[name])).toEqual({ value: undefined, problems: [{ kind: 'ambiguous', readings }] });
});

it('offers two readings that can both be typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }), (before, after) => {
      const text = `${before},${String(after).padStart(3, '0')}`;
      const [problem] = checkNumber(text, limits.paper).problems;
      const readings = problem?.kind === 'ambiguous' ? problem.readings : [];
      expect(readings.map((reading) => parseNumber(reading, 'decimal'))).toEqual([
        before * 1000 + after,
        Number(text.replace(',', '.')),
      ]);
    }),
  );
});

it('reads back every value that a field shows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 2_000_000 }), (micrometres) => {
      const value = micrometres / 1000;
      expect(checkNumber(formatNumber(value), limits.paper)).toEqual({ value, problems: [] });
    }),
  );
});

it('never returns a number outside the limits', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(limits)), fc.string(), (range, text) => {
      const { value = range.min } = checkNumber(text, range);
      expect(value).toBeGreaterThanOrEqual(range.min);
      expect(value).toBeLessThanOrEqual(range.max);
    }),
  );
});
