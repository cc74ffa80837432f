export const timesHeader = ': best, median and worst time in ms';

/** Returns the median; 0 if there are no values. */
export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Formats the best, median and worst time as columns. On a busy machine, the best time is the most reliable one. */
export const formatTimes = (times: readonly number[]) =>
  [Math.min(...times), median(times), Math.max(...times)].map((ms) => ms.toFixed(0).padStart(7)).join('');
