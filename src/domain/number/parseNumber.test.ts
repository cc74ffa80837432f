import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  addSteps,
  hasDecimals,
  hasAtMostTwoDecimals,
  isSafeNumber,
  parseNumber,
  findBothReadings,
} from './parseNumber';

describe('parseNumber: amounts', () => {
  it.each([
    ['30', 30],
    ['30.00', 30],
    [' 30.5 ', 30.5],
    ['0.01', 0.01],
    ['.5', 0.5],
    ['30.', 30],
    ['1.500', 1.5],
    ['-5', -5],
    ['+5', 5],
    ['1e3', 1000],
    ['2.5E-1', 0.25],
    ['\u22125.25', -5.25],
    ['٣٠٫٥٠', 30.5],
    ['۱۲', 12],
    ['1234567.89', 1234567.89],
    ['-0', 0],
    ['9'.repeat(400), Infinity],
  ])('reads %j as %d', (text, number) => {
    expect(parseNumber(text)).toBe(number);
  });

  it.each(['', ' ', '.', '-', 'abc', '30 AED', 'AED 30', 'e3', '1e', '0x10', 'Infinity', '--5', '5-', '1 500'])(
    'does not read %j',
    (text) => {
      expect(parseNumber(text)).toBeUndefined();
    },
  );

  it.each(['1,5', '1,234', '1٬500', '1,500.00', '1.500,00', '1,50,000'])(
    'rejects a comma or a thousands separator: %j',
    (text) => {
      expect(parseNumber(text)).toBeUndefined();
    },
  );

  it('reads every number that is written with a point or the Arabic decimal separator', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.constantFrom('.', '\u066b'), (number, separator) => {
        fc.pre(Number.isFinite(number));
        return parseNumber(String(number).replace('.', separator)) === number + 0;
      }),
    );
  });
});

describe('parseNumber: measures', () => {
  it.each([
    [' 2.5 ', 2.5],
    ['2,5', 2.5],
    ['.5', 0.5],
    ['15.', 15],
    ['-3', -3],
    ['١٢٫٥', 12.5],
    ['۱۵', 15],
    ['0,500', 0.5],
    ['1,5000', 1.5],
    ['1234,500', 1234.5],
    ['1.500', 1.5],
    ['١٫٥٠٠', 1.5],
  ])('reads %j as %d', (text, value) => {
    expect(parseNumber(text, 'decimal')).toBe(value);
  });

  const ambiguousTexts = ['1,000', '-12,500', '١,٥٠٠', '1.000,5', '1 000'];
  it.each([...ambiguousTexts, '', ' ', 'abc', '1e3', '\u22125', '0x10', '15 mm', '.', '-', 'NaN', 'Infinity'])(
    'does not read %j',
    (text) => {
      expect(parseNumber(text, 'decimal')).toBeUndefined();
    },
  );
});

describe('parseNumber: counts', () => {
  it.each([
    ['1,000', 1000],
    ['1.000', 1000],
    ['1 000', 1000],
    ['1\u202f000', 1000],
    ['١٬٠٠٠', 1000],
    ['12,345,678', 12_345_678],
    ['1,5', 1.5],
    ['0,500', 0.5],
    ['1,0000', 1],
  ])('reads %j as %d', (text, value) => {
    expect(parseNumber(text, 'grouping')).toBe(value);
  });

  it('reads thousands back with every kind of separator', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 10 ** 9 }),
        fc.constantFrom(',', '.', ' ', '\u202f'),
        (value, thousandsSeparator) => {
          const groupedText = String(value).replace(/\B(?=(\d{3})+$)/g, thousandsSeparator);
          expect(parseNumber(groupedText, 'grouping')).toBe(value);
        },
      ),
    );
  });
});

it.each([
  ['1,000', [1000, 1]],
  ['-12,500', [-12500, -12.5]],
  ['0,500', undefined],
  ['1,50', undefined],
])('findBothReadings(%j) is %j', (text, readings) => {
  expect(findBothReadings(text)).toEqual(readings);
});

it.each([
  ['1,00', true],
  [' 2.5 ', true],
  [' 1,000 ', false],
  ['12', false],
  ['12.', false],
])('hasDecimals(%j) is %j', (text, expected) => {
  expect(hasDecimals(text)).toBe(expected);
});

it.each([
  [9_007_199_254_740_991, true],
  [-9_007_199_254_740_992, false],
  [Infinity, false],
])('isSafeNumber(%d) is %j', (number, expected) => {
  expect(isSafeNumber(number)).toBe(expected);
});

it.each([
  [30.05, true],
  [1.15, true],
  [-2, true],
  [30.055, false],
  [0.001, false],
])('hasAtMostTwoDecimals(%d) is %j', (number, expected) => {
  expect(hasAtMostTwoDecimals(number)).toBe(expected);
});

describe('addSteps', () => {
  it.each([
    [10, 0.01, 1, 10.01],
    [10.01, 0.01, -1, 10],
    [0.1, 0.01, 1, 0.11],
    [1.005, 0.01, 1, 1.015],
    [2.5, 1, 1, 3.5],
    [0.01, 0.01, -1, 0],
    [0, 1, -1, -1],
    [0, 0.1, 3, 0.3],
    [0.3, 0.1, -3, 0],
    [0, 1e-7, 1, 1e-7],
  ])('%d by %d, %d times, is %d', (number, step, steps, expected) => {
    expect(addSteps(number, step, steps)).toBe(expected);
  });

  it('adds and subtracts every hundredth without a remainder', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (hundredths) => {
        const amount = hundredths / 100;
        return addSteps(addSteps(amount, 0.01, 1), 0.01, -1) === amount + 0;
      }),
    );
  });
});
