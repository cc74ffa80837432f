import { cacheByDay } from '../time/days';
import type { Day } from '../time/days';
import type { Order } from './rowOrder';

export const dayOrderLabels = { newest: 'Newest', oldest: 'Oldest' } as const;

export type DayOrder = keyof typeof dayOrderLabels;

/** A date to sort rows by, and the direction. `getDay` returns undefined for rows without this date. */
export type DaySortRule<Row> = { getDay: (row: Row) => Day | undefined; order: DayOrder };

const msPerDay = 86_400_000;

/** Rank of rows without a date. Exceeds the number of days from 1970 to the year 9999, so that these rows come last. */
const rankWithoutDate = 4_000_000;

/** Factor that combines the ranks of two dates in one sort key. Exceeds all ranks, but keeps the key a safe integer. */
const rankBase = 10_000_000;

/**
 * Returns an order by up to two dates; the second one decides between equal first dates. Rows without a date come last.
 */
export function orderByDays<Row>(orderings: readonly DaySortRule<Row>[]): Order<Row> {
  return {
    getSortKey: (row) => orderings.reduce((key, { getDay, order }) => key * rankBase + getRank(getDay(row), order), 0),
    direction: 'ascending',
  };
}

function getRank(day: Day | undefined, order: DayOrder): number {
  if (!day) return rankWithoutDate;
  return order === 'oldest' ? toDayNumber(day) : -toDayNumber(day);
}

/** Returns the number of days since 1970. */
const toDayNumber = cacheByDay((day) => Date.parse(day) / msPerDay);
