import fc from 'fast-check';
import { expect, it } from 'vitest';

import { defaultSeries, makeSeries } from './codeSeries';
import { readCode } from './codeText';

it('makes codes with zero-padded numbers, from the first number of the series on', () => {
  const series = makeSeries({ prefix: ' air- ', start: 98, count: 3, digits: 4 });
  expect(series).toEqual({
    ok: true,
    codes: [
      { code: 'AIR-0098', number: 1 },
      { code: 'AIR-0099', number: 2 },
      { code: 'AIR-0100', number: 3 },
    ],
  });
  expect(makeSeries({ ...defaultSeries, prefix: '' })).toMatchObject({ ok: true });
});

it.each([
  ['whose last number has as many digits', { start: 98, count: 2, digits: 2 }],
  ['of the maximum count', { count: 10_000, digits: 5 }],
  ['of the maximum length', { digits: 31 }],
])('accepts a series %s', (_, changes) => {
  expect(makeSeries({ ...defaultSeries, ...changes })).toMatchObject({ ok: true });
});

it.each([
  [
    { start: 98, count: 3, digits: 2 },
    { reason: 'too-few-digits', needed: 3 },
  ],
  [{ digits: 40 }, { reason: 'too-long', length: 41, max: 32 }],
  [{ prefix: 'ä' }, { reason: 'prefix' }],
  [{ prefix: 'A B' }, { reason: 'prefix' }],
  [{ count: 10_001 }, { reason: 'too-many', max: 10_000 }],
  [{ count: 0 }, { reason: 'not-whole' }],
  [{ start: -1 }, { reason: 'not-whole' }],
  [{ start: Number.NaN }, { reason: 'not-whole' }],
  [{ start: Number.MAX_SAFE_INTEGER, digits: 20 }, { reason: 'not-whole' }],
])('rejects a series with %j', (changes, problem) => {
  expect(makeSeries({ ...defaultSeries, ...changes })).toEqual({ ok: false, ...problem });
});

it('makes unique, valid codes of equal length', () => {
  const anySeries = fc.record({
    prefix: fc.stringMatching(/^[A-Za-z0-9-]{0,6}$/),
    start: fc.nat({ max: 99_999 }),
    count: fc.integer({ min: 1, max: 200 }),
    digits: fc.integer({ min: 1, max: 8 }),
  });
  fc.assert(
    fc.property(anySeries, (series) => {
      const madeSeries = makeSeries(series);
      if (!madeSeries.ok) return;
      expect(new Set(madeSeries.codes.map(({ code }) => code)).size).toBe(series.count);
      for (const { code } of madeSeries.codes) {
        expect(code).toHaveLength(series.prefix.length + series.digits);
        expect(readCode(code)).toEqual({ ok: true, code });
      }
    }),
  );
});
