import { subtractDays } from '../time/days';
import type { Day } from '../time/days';

/**
 * Counts `days` that fall on each of the last `dayCount` days. The first count is that of the oldest day, the last one
 * that of `today`. Other days and undefined are ignored.
 */
export function countByDay(days: readonly (Day | undefined)[], today: Day, dayCount: number): number[] {
  const countedDays = Array.from({ length: dayCount }, (_, index) => subtractDays(today, dayCount - 1 - index));
  const counts = new Map(countedDays.map((day) => [day, 0]));
  for (const day of days) {
    const count = counts.get(day ?? '');
    if (day !== undefined && count !== undefined) counts.set(day, count + 1);
  }
  return [...counts.values()];
}
