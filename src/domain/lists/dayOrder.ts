import type { Day } from '../time/days';
import type { Order } from './listRules';

/** The two ways in which a filter puts rows in the order of a day. */
export const dayOrderLabels = { newest: 'Newest', oldest: 'Oldest' } as const;

export type DayOrder = keyof typeof dayOrderLabels;

/** One day that rows are put in order by; a row may be without it. */
export type DayOrdering<Row> = { day: (row: Row) => Day | undefined; order: DayOrder };

/** ms. */
const dayLength = 86_400_000;

/** Days from 1970 to beyond the year 9999: where rows without the day stand. */
const beyond = 4_000_000;

/** How far the rank of one day is moved up to make room for the next one behind it; two are still exact. */
const room = 10_000_000;

/**
 * The order by one day or more: rows that are equal in the first are put in order by the second. Rows without the day
 * come last, whether the newest or the oldest is asked for first.
 */
export function orderByDays<Row>(orderings: readonly DayOrdering<Row>[]): Order<Row> {
  return {
    key: (row) => orderings.reduce((key, { day, order }) => key * room + rank(day(row), order), 0),
    direction: 'ascending',
  };
}

function rank(day: Day | undefined, order: DayOrder): number {
  if (!day) return beyond;
  const number = Date.parse(day) / dayLength;
  return order === 'oldest' ? number : -number;
}
