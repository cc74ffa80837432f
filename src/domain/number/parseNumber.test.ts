import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isSafeNumber, hasTwoDecimals, parseNumber, addSteps } from './parseNumber';

describe('readNumber', () => {
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
    ['9'.repeat(400), Infinity],
  ])('reads %j as %d', (text, number) => {
    expect(parseNumber(text)).toBe(number);
  });

  it('reads nothing below zero out of a minus and zeros', () => {
    expect(parseNumber('-0')).toBe(0);
  });

  it.each(['', ' ', '.', '-', 'abc', '30 AED', 'AED 30', 'e3', '1e', '0x10', 'Infinity', '--5', '5-', '1 500'])(
    'does not read %j',
    (text) => {
      expect(parseNumber(text)).toBeUndefined();
    },
  );

  it.each(['1,5', '1,234', '1٬500', '1,500.00', '1.500,00', '1,50,000'])('does not guess what %j means', (text) => {
    expect(parseNumber(text)).toBeUndefined();
  });

  it('reads every number back, behind a point and behind the Arabic separator', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.constantFrom('.', '\u066b'), (number, separator) => {
        fc.pre(Number.isFinite(number));
        return parseNumber(String(number).replace('.', separator)) === number + 0;
      }),
    );
  });
});

it.each([
  [9_007_199_254_740_991, true],
  [-9_007_199_254_740_992, false],
  [Infinity, false],
])('counts every digit of %d: %j', (number, answer) => {
  expect(isSafeNumber(number)).toBe(answer);
});

it.each([
  [30.05, true],
  [1.15, true],
  [-2, true],
  [30.055, false],
  [0.001, false],
])('takes %d for whole hundredths: %j', (number, answer) => {
  expect(hasTwoDecimals(number)).toBe(answer);
});

describe('stepFrom', () => {
  it.each([
    [10, 0.01, 1, 10.01],
    [10.01, 0.01, -1, 10],
    [0.1, 0.01, 1, 0.11],
    [1.005, 0.01, 1, 1.015],
    [2.5, 1, 1, 3.5],
    [0.01, 0.01, -1, 0],
    [0, 1, -1, -1],
  ])('goes from %d by %d, %d times, to %d', (number, step, steps, expected) => {
    expect(addSteps(number, step, steps)).toBe(expected);
  });

  it('goes there and back without a trace, through all hundredths', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (hundredths) => {
        const amount = hundredths / 100;
        return addSteps(addSteps(amount, 0.01, 1), 0.01, -1) === amount + 0;
      }),
    );
  });
});
