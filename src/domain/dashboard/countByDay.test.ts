import { expect, it } from 'vitest';

import { countByDay } from './countByDay';

it('counts each day, from the oldest to today', () => {
  const days = ['2026-03-01', '2026-02-28', '2026-03-01', '2026-02-27'];
  expect(countByDay(days, '2026-03-01', 3)).toEqual([1, 1, 2]);
});

it('ignores older and later days, and missing ones', () => {
  expect(countByDay(['2026-02-26', '2026-03-02', undefined], '2026-03-01', 3)).toEqual([0, 0, 0]);
});
