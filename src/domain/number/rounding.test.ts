import { expect, it } from 'vitest';

import { isLess, roundDownToTenth, roundToTenth, roundUpToTenth } from './rounding';

it('compares without floating-point errors', () => {
  expect([isLess(14.2, 14.3), isLess(14.3, 14.3), isLess(14.3, 14.2)]).toEqual([true, false, false]);
  expect([isLess(16.9 - 2, 14.9), isLess(0.3, 0.1 + 0.2)]).toEqual([false, false]);
});

it('rounds to 0.1 without floating-point errors', () => {
  expect([14.61, 14.7, 110 * 0.19].map(roundUpToTenth)).toEqual([14.7, 14.7, 20.9]);
  expect([14.69, 14.6, 16.9 - 2].map(roundDownToTenth)).toEqual([14.6, 14.6, 14.9]);
  expect([14.64, 14.65, -0.26].map(roundToTenth)).toEqual([14.6, 14.7, -0.3]);
});
