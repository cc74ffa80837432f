import { formatCount } from '~/domain/number/amounts';

export const dailyCountChartCopy = {
  period: (dayCount: number) => `in the last ${dayCount} days`,
  /** Name of a day that is `daysAgo` days before today. */
  day: (daysAgo: number) => ['Today', 'Yesterday'][daysAgo] ?? `${daysAgo} days ago`,
  count: (day: string, count: number) => `${day}: ${formatCount(count)}`,
};
