import { product } from '../brand';
import { createSampleAgencyPartners } from '../partner/agencyPartner.sample';
import { portalAgencyName } from '../samples/people.sample';
import { createSampleAgencyTags } from '../tag/agencyTag.sample';
import { dateToDay, subtractDays } from '../time/days';
import type { Day } from '../time/days';
import { formatActivityTime, formatPurchaseHeading } from './activity';
import type { Activity } from './activity';

const { name, plural } = product;

/** Heading, age in days, and local time of day (within office hours) of a sample activity, and what was bought. */
type SampleActivity = readonly [
  heading: string,
  daysAgo: number,
  hours: number,
  minutes: number,
  purchase?: Pick<Activity, 'purchasedItem'>,
];

/** Returns the sample agency's activities, newest first, with times relative to `now`. */
export function createSampleActivities(now: Date): Activity[] {
  const today = dateToDay(now);
  const tags = createSampleAgencyTags(today);
  const countEvents = (daysAgo: number, days: readonly (Day | undefined)[]) =>
    days.filter((day) => day === subtractDays(today, daysAgo)).length;
  const partnerDays = createSampleAgencyPartners(today).map(({ dateAdded }) => dateAdded);
  const activationDays = tags.map(({ activatedAt }) => activatedAt);
  const assignmentDays = tags.map(({ assignedAt }) => assignedAt);
  return toActivities(
    [
      [`${countEvents(0, partnerDays)} partners added`, 0, 8, 35],
      [`${countEvents(1, activationDays)} ${plural} activated`, 1, 13, 0],
      ['3 customers added', 1, 10, 0],
      ['Partner Tom A. updated', 1, 9, 15],
      [`${countEvents(3, assignmentDays)} ${plural} assigned to customers`, 3, 10, 0],
      [`50 ${plural} printed`, 9, 10, 0],
      ...[26, 28, 30].map(
        (daysAgo) => [formatPurchaseHeading(purchasedItem), daysAgo, 10, 0, { purchasedItem }] as const,
      ),
    ],
    now,
  );
}

const purchasedItem = `Sample Pack, 50 ${plural}`;

/** Returns the sample activities of the admin dashboard, newest first, with times relative to `now`. */
export function createSampleAdminActivities(now: Date): Activity[] {
  return toActivities(
    [
      ['New partner added: Dina S.', 0, 8, 20],
      ['Package purchase ORD-1005 is pending', 1, 11, 0],
      ['3 customers added', 1, 10, 0],
      [`Agency ${portalAgencyName} updated`, 2, 10, 0],
      ['Agency Dune Prints added', 4, 10, 0],
      ['Package updated: Sample Pack', 4, 9, 0],
      [`${name} 7F3A9C21 generated`, 26, 10, 0],
      [`${name} B04D17E8 generated`, 30, 10, 0],
      ['Package created: Sample Pack', 40, 10, 0],
    ],
    now,
  );
}

function toActivities(samples: readonly SampleActivity[], now: Date): Activity[] {
  const toDate = (daysAgo: number, hours: number, minutes: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, hours, minutes);
  return samples
    .map(([heading, daysAgo, hours, minutes, purchase], index) => {
      // Keeps activities from being in the future: the first is at `now` at the latest, the second 25 minutes earlier,
      // and so on. Never moves an activity to a time before 00:00 today.
      const latestTime = Math.max(toDate(0, 0, 0).getTime(), now.getTime() - index * 25 * 60_000);
      const date = new Date(Math.min(toDate(daysAgo, hours, minutes).getTime(), latestTime));
      return { id: `activity-${index + 1}`, heading, date, ...purchase };
    })
    .sort((a, b) => b.date.getTime() - a.date.getTime())
    .map(({ date, ...activity }) => ({ ...activity, time: formatActivityTime(date, now) }));
}
