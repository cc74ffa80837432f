import { formatTimeOfDay } from '~/domain/time/days';
import type { Day } from '~/domain/time/days';

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const dateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** Returns a day such as '21 Nov 2026'. */
export const formatFullDay = (day: Day) => dateFormat.format(new Date(`${day}T00:00`));

/** Returns the local day of a time in UTC, such as '21 Nov'. */
export const formatLocalDay = (time: string) => dayFormat.format(new Date(time));

/** Returns the local day and time of a time in UTC, such as '21 Nov, 14:05'. */
export const formatDayAndTime = (time: string) => `${formatLocalDay(time)}, ${formatTimeOfDay(new Date(time))}`;

/** Returns the local day, year and time of a time in UTC, such as '21 Nov 2026, 14:05'. */
export const formatDateAndTime = (time: string) =>
  `${dateFormat.format(new Date(time))}, ${formatTimeOfDay(new Date(time))}`;
