import { dateToDay, formatDay, findRelativeDay, formatTimeOfDay } from '../time/days';

/** An entry in 'Recent Activities' on a dashboard. */
export type Activity = {
  id: string;
  heading: string;
  /** Time as displayed: 'Today, 14:20', 'Yesterday, 09:16' or '15-11-2026'. */
  time: string;
  /** Name and content of the package that was bought, such as 'Growth, 200 tags'. Only purchases have it. */
  purchasedItem?: string;
};

export type PurchaseActivity = Activity & { purchasedItem: string };

export type ActivityKind = 'partner' | 'package' | 'default';

/** Number of activities that a dashboard shows before the user asks for all. */
export const recentActivityCount = 5;

const allActivitiesParam = { name: 'activities', value: 'all' } as const;

/** Returns the URL on which the dashboard at `path` shows all activities. */
export function getAllActivitiesUrl(path: string): string {
  return `${path}?${allActivitiesParam.name}=${allActivitiesParam.value}`;
}

/** True if the search params ask for all activities. `getParam` returns the value of a search param, or null. */
export function isAllActivitiesRequested(getParam: (name: string) => string | null): boolean {
  return getParam(allActivitiesParam.name) === allActivitiesParam.value;
}

/** Returns 'partner' if the heading contains this word, else 'package' if it contains 'package'. Ignores case. */
export function getActivityKind(heading: string): ActivityKind {
  const text = heading.toLowerCase();
  if (text.includes('partner')) return 'partner';
  return text.includes('package') ? 'package' : 'default';
}

/** Start of the heading of each activity for a purchase. */
export const purchasePrefix = 'Package bought: ';

/** Returns the heading of the activity for a purchase. */
export const formatPurchaseHeading = (purchasedItem: string) => `${purchasePrefix}${purchasedItem}`;

export const isPurchaseActivity = (activity: Activity): activity is PurchaseActivity =>
  activity.purchasedItem !== undefined;

/** Formats the time of an activity relative to `now`: 'Today, 14:20', 'Yesterday, 09:16' or '13-11-2026'. */
export function formatActivityTime(date: Date, now: Date): string {
  const day = dateToDay(date);
  const relativeDay = findRelativeDay(day, dateToDay(now));
  return relativeDay ? `${relativeDay}, ${formatTimeOfDay(date)}` : formatDay(day);
}
