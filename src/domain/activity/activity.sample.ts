import { product } from '../brand';
import { activityTime } from './activity';
import type { Activity } from './activity';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const { name, plural } = product;

/** What happened, and how long ago in ms. */
const happened: readonly (readonly [string, number])[] = [
  ['New partner added: Mira Example', 25 * minute],
  [`Package bought: Growth, 200 ${plural}`, 2 * hour + 10 * minute],
  [`${name} 7F3A9C21 activated`, day - 4 * hour],
  ['Partner Sample Motors updated', day - 15 * minute],
  [`12 ${plural} assigned to customers`, 3 * day],
  ['Customer Omar Sample added', 4 * day],
  [`Package bought: Starter, 100 ${plural}`, 6 * day],
  [`${name} 1B44E0D7 activated`, 9 * day],
  ['New partner added: Sample Motors', 12 * day],
];

/** Sample activities, newest first, told at the time `now`. */
export function sampleActivities(now: Date): Activity[] {
  return happened.map(([heading, ago], index) => ({
    id: `activity-${index + 1}`,
    heading,
    time: activityTime(new Date(now.getTime() - ago), now),
  }));
}
