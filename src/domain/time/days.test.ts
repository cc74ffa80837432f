import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  dateToDay,
  subtractDays,
  formatDay,
  isDay,
  isInLast7Days,
  subtractMonths,
  findRelativeDay,
  formatTimeOfDay,
} from './days';

const anyDay = fc
  .date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('dateToDay', () => {
  it('returns the local day, from midnight to midnight', () => {
    expect(dateToDay(new Date(2026, 0, 31, 0, 0))).toBe('2026-01-31');
    expect(dateToDay(new Date(2026, 0, 31, 23, 59))).toBe('2026-01-31');
  });

  it('throws for an invalid date', () => {
    expect(() => dateToDay(new Date('junk'))).toThrow('Invalid date.');
  });
});

it('formats the time in 24 hours', () => {
  expect(formatTimeOfDay(new Date(2026, 5, 15, 7, 5))).toBe('07:05');
});

describe('subtractDays', () => {
  it.each([
    ['2026-03-01', 1, '2026-02-28'],
    ['2028-03-01', 1, '2028-02-29'],
    ['2026-01-03', 7, '2025-12-27'],
    ['2026-06-15', 0, '2026-06-15'],
  ])('%s less %d days is %s', (day, days, expected) => {
    expect(subtractDays(day, days)).toBe(expected);
  });

  it('is reversible', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 4000 }), (day, days) => {
        expect(subtractDays(subtractDays(day, days), -days)).toBe(day);
      }),
    );
  });
});

it.each([
  ['2026-06-15', true],
  ['2026-06-08', true],
  ['2026-06-07', false],
  ['2026-06-16', false],
])('the last seven days include %s: %s', (day, isIncluded) => {
  expect(isInLast7Days(day, '2026-06-15')).toBe(isIncluded);
});

it.each([
  ['2026-06-15', 3, '2026-03-15'],
  ['2026-05-31', 3, '2026-02-28'],
  ['2028-05-31', 3, '2028-02-29'],
  ['2026-07-31', 1, '2026-06-30'],
  ['2026-02-10', 3, '2025-11-10'],
  ['2026-12-31', 0, '2026-12-31'],
])('%s less %d months is %s', (day, months, expected) => {
  expect(subtractMonths(day, months)).toBe(expected);
});

it.each([
  ['2026-03-01', 'Today'],
  ['2026-02-28', 'Yesterday'],
  ['2026-02-27', undefined],
  ['2026-03-02', undefined],
])('seen from 2026-03-01, %s is %s', (day, expected) => {
  expect(findRelativeDay(day, '2026-03-01')).toBe(expected);
});

describe('a day', () => {
  it('is formatted as DD-MM-YYYY', () => {
    expect(formatDay('2026-02-01')).toBe('01-02-2026');
    fc.assert(fc.property(anyDay, (day) => formatDay(day) === day.split('-').reverse().join('-')));
  });

  it.each([
    '',
    '2026-02-30',
    '2027-02-29',
    '01-02-2026',
    '2026-2-1',
    '2026-02-01T00',
    '2026-01-00',
    '2026-13-01',
    '0NaN-NaN-NaN',
    7,
  ])('is not %j', (value) => {
    expect(isDay(value)).toBe(false);
  });

  it('can be any date from 1970 to 2100', () => {
    fc.assert(fc.property(anyDay, isDay));
  });

  it('names an invalid day in the error', () => {
    expect(() => formatDay('15-06-2026')).toThrow('"15-06-2026" is not a day of the form YYYY-MM-DD.');
  });
});
