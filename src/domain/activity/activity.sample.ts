import { product } from '../brand';
import { activityTime } from './activity';
import type { Activity } from './activity';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const { name, plural } = product;

/** Heading and age in ms. */
const agencyEvents: readonly (readonly [string, number])[] = [
  ['New partner added: Mira Example', 25 * minute],
  [`Package bought: Growth, 200 ${plural}`, 2 * hour + 10 * minute],
  [`${name} 7F3A9C22 activated`, day - 4 * hour],
  ['Partner Omar Sample updated', day - 15 * minute],
  [`12 ${plural} assigned to customers`, 3 * day],
  ['Customer Omar Sample added', 4 * day],
  [`Package bought: Starter, 100 ${plural}`, 6 * day],
  [`50 ${plural} printed`, 9 * day],
  ['New partner added: Yusuf Placeholder', 12 * day],
];

const platformEvents: typeof agencyEvents = [
  ['New partner added: Mira Example', 40 * minute],
  ['Package purchase ORD-1004 is pending', day - 2 * hour],
  ['Agency Harbour Tags updated', 2 * day],
  [`${name} 7F3A9C21 generated`, 3 * day],
  ['Agency Harbour Tags added', 4 * day],
  ['Package updated: Sample Pack', 4 * day],
  ['Customer Aisha Stand-In added', 9 * day],
  [`${name} B04D17E8 generated`, 11 * day],
  ['Package created: Sample Pack', 12 * day],
];

/** Sample activities of an agency, newest first, as of `now`. */
export function sampleActivities(now: Date): Activity[] {
  return toActivities(agencyEvents, now);
}

/** Sample activities of the platform, newest first, as of `now`. */
export function sampleAdminActivities(now: Date): Activity[] {
  return toActivities(platformEvents, now);
}

function toActivities(events: typeof agencyEvents, now: Date): Activity[] {
  return events.map(([heading, ago], index) => ({
    id: `activity-${index + 1}`,
    heading,
    time: activityTime(new Date(now.getTime() - ago), now),
  }));
}
