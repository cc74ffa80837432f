import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { orderByDays } from './dayOrder';
import type { DayOrder } from './dayOrder';
import { subtractDays } from '../time/days';
import { createRowIndexer } from './listRules';
import { orderRows } from './rowOrder';

type Row = { name: string; firstDay?: string; secondDay?: string };

const rows: Row[] = [
  { name: 'a', firstDay: '2026-06-01', secondDay: '2026-06-03' },
  { name: 'b', secondDay: '2026-06-03' },
  { name: 'c', firstDay: '2026-06-02', secondDay: '2026-06-02' },
  { name: 'd', firstDay: '2026-06-01', secondDay: '2026-06-04' },
  { name: 'e', secondDay: '2026-06-04' },
];
const listNamesOrderedBy = (...orders: readonly DayOrder[]) =>
  orderRows(
    rows.map(createRowIndexer(({ name }) => [name])),
    orderByDays<Row>(
      orders.map((order, index) => ({ getDay: (row) => (index === 0 ? row.firstDay : row.secondDay), order })),
    ),
  )
    .map(({ row }) => row.name)
    .join('');

describe('orderByDays', () => {
  it.each([
    // Rows without a date come last in both directions; rows with equal dates keep their positions.
    ['newest', 'cadbe'],
    ['oldest', 'adcbe'],
  ] as const)('%s first', (order, names) => {
    expect(listNamesOrderedBy(order)).toBe(names);
  });

  it('uses the second date where the first dates are equal', () => {
    expect(listNamesOrderedBy('oldest', 'newest')).toBe('daceb');
    expect(listNamesOrderedBy('newest', 'oldest')).toBe('cadbe');
  });

  it('compares any two dates', () => {
    const day = fc.integer({ min: 0, max: 40_000 }).map((days) => subtractDays('2026-06-15', days));
    const { getSortKey } = orderByDays([{ getDay: (text: string) => text, order: 'newest' }]);
    fc.assert(
      fc.property(
        day,
        day,
        (a, b) => Math.sign(Number(getSortKey(b)) - Number(getSortKey(a))) === Math.sign(compare(a, b)),
      ),
    );
  });
});

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
