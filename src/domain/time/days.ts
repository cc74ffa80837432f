/** A calendar day as `YYYY-MM-DD`, without a time zone. Days can be compared and sorted as strings. */
export type Day = string;

const pad = (number: number, width = 2) => String(number).padStart(width, '0');

const toDayInUtc = (date: Date): Day =>
  `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;

/** Returns the calendar day of `date` in local time. Throws a RangeError for an invalid date. */
export function dateToDay(date: Date): Day {
  if (Number.isNaN(date.getTime())) throw new RangeError('Invalid date.');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Returns the day of a local date and time such as '2026-11-26T09:30'. */
export const dateTimeToDay = (time: string): Day => time.slice(0, 'YYYY-MM-DD'.length);

/** Returns the time of `date` in local time as `HH:MM`, from 00:00 to 23:59. */
export function formatTimeOfDay(date: Date): string {
  return `${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** Returns the day `days` calendar days before `day`. Calculates in UTC, so that daylight saving time has no effect. */
export function subtractDays(day: Day, days: number): Day {
  const { year, month, date } = splitDay(day);
  return toDayInUtc(new Date(Date.UTC(year, month - 1, date - days)));
}

/** 'Last 7 Days' begins this number of days before today. It also includes today, so it has eight days. */
const last7DaysOffset = 7;

/** True for `today` and the seven days before it. */
export function isInLast7Days(day: Day, today: Day): boolean {
  return day >= subtractDays(today, last7DaysOffset) && day <= today;
}

/** Returns the day `months` calendar months before `day`; the last day of that month if it is too short. */
export function subtractMonths(day: Day, months: number): Day {
  const { year, month, date } = splitDay(day);
  const lastDateOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return toDayInUtc(new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastDateOfMonth))));
}

/** Returns 'Today' or 'Yesterday', or undefined for any other day. */
export function findRelativeDay(day: Day, today: Day): 'Today' | 'Yesterday' | undefined {
  if (day === today) return 'Today';
  return day === subtractDays(today, 1) ? 'Yesterday' : undefined;
}

/** Returns `compute` with a cache by day. Parsing dates is slow, and lists of 100,000 rows have few different days. */
export function cacheByDay<Result>(compute: (day: Day) => Result): (day: Day) => Result {
  const results = new Map<Day, Result>();
  return (day) => {
    const cached = results.get(day);
    if (cached !== undefined) return cached;
    const result = compute(day);
    results.set(day, result);
    return result;
  };
}

/** Formats a day as `DD-MM-YYYY`. Throws a RangeError for an invalid day. */
export const formatDay = cacheByDay((day) => {
  const { year, month, date } = splitDay(day);
  return `${pad(date)}-${pad(month)}-${pad(year, 4)}`;
});

/** True for a text of the form `YYYY-MM-DD` that names an existing day. */
export function isDay(value: unknown): value is Day {
  if (validDays.has(value)) return true;
  const date = new Date(`${String(value)}T00:00:00Z`);
  const isValid = !Number.isNaN(date.getTime()) && toDayInUtc(date) === value;
  if (isValid) validDays.add(value);
  return isValid;
}

/** Days that are known to be valid. Parsing dates is slow, and lists of 100,000 rows have few different days. */
const validDays = new Set<unknown>();

function splitDay(day: Day) {
  if (!isDay(day)) throw new RangeError(`${JSON.stringify(day)} is not a day of the form YYYY-MM-DD.`);
  const date = new Date(day);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, date: date.getUTCDate() };
}
