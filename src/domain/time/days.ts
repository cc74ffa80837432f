/** A calendar day as `YYYY-MM-DD`: days compare and sort as texts and have no time zone. */
export type Day = string;

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const writtenPattern = /^(\d{2})-(\d{2})-(\d{4})$/;

const pad = (number: number, width = 2) => String(number).padStart(width, '0');

const dayInUtc = (date: Date): Day =>
  `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;

/** The calendar day of `date` where the reader is. Throws a RangeError for an invalid date. */
export function dayOf(date: Date): Day {
  if (Number.isNaN(date.getTime())) throw new RangeError('This date is no point in time.');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The time of `date` where the reader is, as `HH:MM` of 24 hours. */
export function timeOf(date: Date): string {
  return `${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** The day `days` calendar days before `day`; a change of clocks in between does not matter. */
export function daysBefore(day: Day, days: number): Day {
  const { year, month, date } = partsOf(day);
  return dayInUtc(new Date(Date.UTC(year, month - 1, date - days)));
}

/** How far 'Last 7 Days' reaches back. */
export const recentDays = 7;

/** Whether `day` is one of the last seven: from the day seven days before `today` on, and not in the future. */
export function isInLast7Days(day: Day, today: Day): boolean {
  return day >= daysBefore(today, recentDays) && day <= today;
}

/** The day `months` calendar months before `day`; where that month is too short, its last day. */
export function monthsBefore(day: Day, months: number): Day {
  const { year, month, date } = partsOf(day);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return dayInUtc(new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth))));
}

/** `DD-MM-YYYY`, as days are shown. Throws a RangeError when `day` is none. */
export function formatDay(day: Day): string {
  const { year, month, date } = partsOf(day);
  return `${pad(date)}-${pad(month)}-${pad(year, 4)}`;
}

/** The day that `DD-MM-YYYY` names, or undefined when it names none: not in this shape, or the 30th of February. */
export function parseDay(text: string): Day | undefined {
  const [, date, month, year] = writtenPattern.exec(text) ?? [];
  if (date === undefined || month === undefined || year === undefined) return undefined;
  const day = `${year}-${month}-${date}`;
  return isDay(day) ? day : undefined;
}

/** Whether `given` is a day of the calendar, as `YYYY-MM-DD`. */
export function isDay(given: unknown): given is Day {
  if (typeof given !== 'string' || !dayPattern.test(given)) return false;
  const date = new Date(`${given}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && dayInUtc(date) === given;
}

function partsOf(day: Day) {
  const [, year, month, date] = dayPattern.exec(day) ?? [];
  if (!isDay(day)) throw new RangeError(`${JSON.stringify(day)} is no day of the form YYYY-MM-DD.`);
  return { year: Number(year), month: Number(month), date: Number(date) };
}
