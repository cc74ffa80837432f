import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { limits } from './limits';
import { complain, formatNumber, parseTypedNumber, settle, usableNumber } from './typedNumber';

describe('parseTypedNumber', () => {
  it.each([
    ['15', 15],
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
    expect(parseTypedNumber(text)).toBe(value);
  });

  it.each([
    '',
    ' ',
    'abc',
    '1,000',
    '-12,500',
    '١,٥٠٠',
    '1.000,5',
    '1 000',
    '1e309',
    '0x10',
    '15 mm',
    '.',
    '-',
    'NaN',
    'Infinity',
  ])('refuses %j rather than guessing', (text) => {
    expect(parseTypedNumber(text)).toBeUndefined();
  });

  it('reads back whatever a field shows, to the micrometre', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), (micrometres) => {
        expect(parseTypedNumber(formatNumber(micrometres / 1000))).toBe(micrometres / 1000);
      }),
    );
  });

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
  ])('takes separators before three digits for thousands where numbers are whole: %j', (text, value) => {
    expect(parseTypedNumber(text, true)).toBe(value);
  });

  it('reads thousands back however they are grouped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 10 ** 9 }), fc.constantFrom(',', '.', ' ', '\u202f'), (value, mark) => {
        const grouped = String(value).replace(/\B(?=(\d{3})+$)/g, mark);
        expect(parseTypedNumber(grouped, true)).toBe(value);
      }),
    );
  });
});

describe('while typing', () => {
  it('uses numbers inside the limits only, and says what the others lack', () => {
    expect(usableNumber('15', limits.design)).toBe(15);
    expect(usableNumber('1', limits.design)).toBeUndefined();
    expect(complain('1', limits.design)).toBe('At least 10 mm.');
    expect(complain('101', limits.position)).toBe('At most 100 %.');
    expect(complain('abc', limits.code)).toBe('Type a number, such as 12.5.');
    expect(complain('', limits.quantity)).toBe('Type a number, such as 12.');
    expect(complain('2.5', limits.quantity)).toBe('Type a whole number.');
    expect(complain('12', limits.quantity)).toBeUndefined();
    expect(usableNumber('1,000', limits.quantity)).toBe(1000);
    expect(usableNumber('1,00', limits.quantity)).toBeUndefined();
    expect(complain('1,00', limits.quantity)).toBe('Type a whole number.');
  });
});

describe('a comma before three digits', () => {
  it.each([
    ['1,000', limits.paper, 'This can be two numbers: write 1000 or 1.0.'],
    [' 12,500 ', limits.design, 'This can be two numbers: write 12500 or 12.5.'],
    ['-1,250', limits.margin, 'This can be two numbers: write -1250 or -1.25.'],
    ['١٠,٠٥٠', limits.position, 'This can be two numbers: write 10050 or 10.05.'],
  ])('is refused where fractions are allowed: %j', (text, range, message) => {
    expect(complain(text, range)).toBe(message);
    expect(usableNumber(text, range)).toBeUndefined();
  });

  it('leaves the last good value, and says what to type', () => {
    expect(settle('1,000', limits.paper, 62)).toEqual({
      value: 62,
      message: '“1,000” can be two numbers: back to 62 mm. Write 1000 or 1.0.',
    });
  });

  it('is never guessed at, whatever the digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }), (before, after) => {
        const text = `${before},${String(after).padStart(3, '0')}`;
        expect(parseTypedNumber(text)).toBeUndefined();
        expect(parseTypedNumber(text, true)).toBe(before * 1000 + after);
        // Both of the numbers that are offered can be typed.
        const [, one = '', other = ''] = /write (\S+) or (\S+)\.$/.exec(complain(text, limits.paper) ?? '') ?? [];
        expect([parseTypedNumber(one), parseTypedNumber(other)]).toEqual([
          before * 1000 + after,
          Number(text.replace(',', '.')),
        ]);
      }),
    );
  });
});

it('groups counts where they are said, and measures never: a measure with a comma could be two numbers', () => {
  expect(complain('99999', limits.seriesCount)).toBe('At most 10,000.');
  expect(settle('99999', limits.seriesCount, 1).message).toBe('Lowered to 10,000, the most.');
  expect(settle('abc', limits.quantity, 2000).message).toBe('“abc” is not a number: back to 2,000.');
  expect(settle('1200.4', limits.quantity, 1).message).toBe('Rounded to 1,200: whole numbers only.');
  expect(settle('9999', limits.paper, 1).message).toBe('Lowered to 2000 mm, the most.');
  expect(settle('9999', limits.quantity, 1).message).toBe('Lowered to 2,000, the most.');
});

it('shows what is used, and less where it is only read', () => {
  expect(formatNumber(12.3456)).toBe('12.346');
  expect(formatNumber(12.3456, 2)).toBe('12.35');
});

describe('settle: the limits of the printing screen when a field is left', () => {
  it.each([
    ['quantity', '0', 1, 'Raised to 1, the least.'],
    ['paper', '9', 10, 'Raised to 10 mm, the least.'],
    ['design', '3', 10, 'Raised to 10 mm, the least.'],
    ['code', '4.9', 5, 'Raised to 5 mm, the least.'],
    ['margin', '-1', 0, 'Raised to 0 mm, the least.'],
    ['position', '-5', 0, 'Raised to 0 %, the least.'],
    ['position', '250', 100, 'Lowered to 100 %, the most.'],
    ['design', '9'.repeat(400), 2000, 'Lowered to 2000 mm, the most.'],
    ['quantity', '100000', 2000, 'Lowered to 2,000, the most.'],
    ['quantity', '2.4', 2, 'Rounded to 2: whole numbers only.'],
    ['quantity', '1,00', 1, 'Rounded to 1: whole numbers only.'],
    ['quantity', '1.000', 1000, undefined],
  ] as const)('%s: %s becomes %d', (name, text, value, message) => {
    expect(settle(text, limits[name], 7)).toEqual(message === undefined ? { value } : { value, message });
  });

  it('keeps the last good value where nothing can be read', () => {
    expect(settle('abc', limits.code, 15)).toEqual({ value: 15, message: '“abc” is not a number: back to 15 mm.' });
    expect(settle(' ', limits.code, 15)).toEqual({ value: 15, message: 'Nothing typed: back to 15 mm.' });
  });

  it('leaves a good number alone, to the micrometre', () => {
    expect(settle('12,3456', limits.code, 15)).toEqual({ value: 12.346 });
  });

  it('always ends inside the limits', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(limits)), fc.string(), (range, text) => {
        const { value } = settle(text, range, range.min);
        expect(value).toBeGreaterThanOrEqual(range.min);
        expect(value).toBeLessThanOrEqual(range.max);
      }),
    );
  });
});
