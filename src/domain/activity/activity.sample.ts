import { product } from '../brand';
import { formatActivityTime, formatPurchaseHeading } from './activity';
import type { Activity } from './activity';

const { name, plural } = product;

/** An activity: its heading, its age in days, and its local time of day, which is within office hours. */
type SampleEvent = readonly [heading: string, daysAgo: number, hours: number, minutes: number];

const agencyEvents: readonly SampleEvent[] = [
  ['New partner added: Mira A.', 0, 8, 35],
  [formatPurchaseHeading('Starter', `100 ${plural}`), 0, 8, 10],
  [`${name} 7F3A9C22 activated`, 1, 13, 0],
  ['Partner Tom A. updated', 1, 9, 15],
  [`12 ${plural} assigned to customers`, 3, 10, 0],
  ['Customer Omar K. added', 4, 10, 0],
  [`${name} 7F3A9C21 activated`, 6, 10, 0],
  [`50 ${plural} printed`, 9, 10, 0],
  ['New partner added: Noor H.', 12, 10, 0],
];

const adminEvents: readonly SampleEvent[] = [
  ['New partner added: Mira A.', 0, 8, 20],
  ['Package purchase ORD-1004 is pending', 1, 11, 0],
  ['Agency Harbour Tags updated', 2, 10, 0],
  [`${name} 7F3A9C21 generated`, 3, 10, 0],
  ['Agency Harbour Tags added', 4, 10, 0],
  ['Package updated: Sample Pack', 4, 10, 0],
  ['Customer Aisha S. added', 9, 10, 0],
  [`${name} B04D17E8 generated`, 11, 10, 0],
  ['Package created: Sample Pack', 12, 10, 0],
];

/** Returns the sample agency's activities, newest first, with times relative to `now`. */
export function sampleActivities(now: Date): Activity[] {
  return toActivities(agencyEvents, now);
}

/** Returns the sample activities of the admin dashboard, newest first, with times relative to `now`. */
export function sampleAdminActivities(now: Date): Activity[] {
  return toActivities(adminEvents, now);
}

function toActivities(events: readonly SampleEvent[], now: Date): Activity[] {
  const dateOf = (daysAgo: number, hours: number, minutes: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, hours, minutes);
  return events
    .map(([heading, daysAgo, hours, minutes], index) => {
      // Moves events that would be later than `now` to shortly before it, but keeps them on the day of `now`.
      const latest = Math.max(dateOf(0, 0, 0).getTime(), now.getTime() - index * 25 * 60_000);
      const date = new Date(Math.min(dateOf(daysAgo, hours, minutes).getTime(), latest));
      return { id: `activity-${index + 1}`, heading, date };
    })
    .sort((a, b) => b.date.getTime() - a.date.getTime())
    .map(({ date, ...activity }) => ({ ...activity, time: formatActivityTime(date, now) }));
}
