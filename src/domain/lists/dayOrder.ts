import type { Day } from '../time/days';
import type { Order } from './listRules';

export const dayOrderLabels = { newest: 'Newest', oldest: 'Oldest' } as const;

export type DayOrder = keyof typeof dayOrderLabels;

/** A sort by one date. Rows can have no date. */
export type DayOrdering<Row> = { day: (row: Row) => Day | undefined; order: DayOrder };

/** In ms. */
const dayLength = 86_400_000;

/** Rank of rows without a date: more days than from 1970 to the year 9999. */
const rankWithoutDate = 4_000_000;

/** Factor that combines two ranks in one number without losing precision. */
const rankBase = 10_000_000;

/** Sorts by one or two dates; the second decides between rows with equal first dates. Rows without a date come last. */
export function orderByDays<Row>(orderings: readonly DayOrdering<Row>[]): Order<Row> {
  return {
    key: (row) => orderings.reduce((key, { day, order }) => key * rankBase + rank(day(row), order), 0),
    direction: 'ascending',
  };
}

function rank(day: Day | undefined, order: DayOrder): number {
  if (!day) return rankWithoutDate;
  const number = Date.parse(day) / dayLength;
  return order === 'oldest' ? number : -number;
}
