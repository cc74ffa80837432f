/** A calendar day as `YYYY-MM-DD`, without a time zone. Days can be compared and sorted as strings. */
export type Day = string;

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

const pad = (number: number, width = 2) => String(number).padStart(width, '0');

const dayInUtc = (date: Date): Day =>
  `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;

/** The local calendar day of `date`. Throws a RangeError for an invalid date. */
export function dayOf(date: Date): Day {
  if (Number.isNaN(date.getTime())) throw new RangeError('Invalid date.');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The local time of `date` as `HH:MM` (24 hours). */
export function timeOf(date: Date): string {
  return `${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** The day `days` calendar days before `day`, independent of daylight saving time. */
export function daysBefore(day: Day, days: number): Day {
  const { year, month, date } = partsOf(day);
  return dayInUtc(new Date(Date.UTC(year, month - 1, date - days)));
}

/** Days of 'Last 7 Days'. */
const recentDays = 7;

/** True from the day seven days before `today` to `today`. */
export function isInLast7Days(day: Day, today: Day): boolean {
  return day >= daysBefore(today, recentDays) && day <= today;
}

/** The day `months` calendar months before `day`, clamped to the last day of that month. */
export function monthsBefore(day: Day, months: number): Day {
  const { year, month, date } = partsOf(day);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return dayInUtc(new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth))));
}

/** Formats a day as `DD-MM-YYYY`. Throws a RangeError for an invalid day. */
export function formatDay(day: Day): string {
  const { year, month, date } = partsOf(day);
  return `${pad(date)}-${pad(month)}-${pad(year, 4)}`;
}

/** True for existing calendar days as `YYYY-MM-DD`. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !dayPattern.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && dayInUtc(date) === value;
}

function partsOf(day: Day) {
  const [, year, month, date] = dayPattern.exec(day) ?? [];
  if (!isDay(day)) throw new RangeError(`${JSON.stringify(day)} is not a day of the form YYYY-MM-DD.`);
  return { year: Number(year), month: Number(month), date: Number(date) };
}
