import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readAmount, readWholeNumber } from './readNumber';

describe('readAmount', () => {
  it.each([
    ['30', 30],
    ['30.00', 30],
    [' 30.5 ', 30.5],
    ['30,5', 30.5],
    ['0.01', 0.01],
    ['.5', 0.5],
    ['30.', 30],
    ['-5', -5],
    ['\u22125.25', -5.25],
    ['٣٠٫٥٠', 30.5],
    ['۱۲', 12],
    ['1234567.89', 1234567.89],
  ])('reads %j as %d', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it('reads nothing below zero out of a minus and zeros', () => {
    expect(readAmount('-0')).toBe(0);
  });

  it.each([
    '',
    ' ',
    '.',
    '-',
    'abc',
    '30 AED',
    'AED 30',
    '1e3',
    '0x10',
    'Infinity',
    '--5',
    '5-',
    '1 500',
    '9'.repeat(400),
  ])('does not read %j', (text) => {
    expect(readAmount(text)).toBeUndefined();
  });

  it.each(['1,500', '1.500', '1٬500', '1,500.00', '1.500,00', '1,50,000'])('does not guess what %j means', (text) => {
    expect(readAmount(text)).toBeUndefined();
  });

  it('reads every amount of whole hundredths back, behind a point and behind a comma', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom('.', ',', '\u066b'),
        (hundredths, separator) => {
          const amount = hundredths / 100;
          return readAmount(amount.toFixed(2).replace('.', separator)) === amount + 0;
        },
      ),
    );
  });
});

describe('readWholeNumber', () => {
  it.each([
    ['100', 100],
    [' 7 ', 7],
    ['-3', -3],
    ['٥٠', 50],
    ['0', 0],
  ])('reads %j as %d', (text, number) => {
    expect(readWholeNumber(text)).toBe(number);
  });

  it.each(['', 'abc', '2.5', '2,5', '1,500', '1.500', '1e3', '9'.repeat(20)])('does not read %j', (text) => {
    expect(readWholeNumber(text)).toBeUndefined();
  });
});
