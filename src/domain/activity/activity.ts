import { dayOf, daysBefore, formatDay, timeOf } from '../time/days';

/** Something that has happened, as the dashboards list it. */
export type Activity = {
  id: string;
  heading: string;
  /** When, in words: 'Today, 14:20', 'Yesterday, 09:16' or '15-11-2026'. */
  time: string;
};

export type ActivityKind = 'partner' | 'package' | 'default';

/** How many activities a dashboard shows before it is asked for all of them. */
export const recentActivities = 5;

const allQuery = { name: 'activities', value: 'all' } as const;

/** The address of the page at `path` with the whole list on it. */
export function withAllActivities(path: string): string {
  return `${path}?${allQuery.name}=${allQuery.value}`;
}

/** Whether the address asks for the whole list; `parameter` reads its query. */
export function asksForAllActivities(parameter: (name: string) => string | null): boolean {
  return parameter(allQuery.name) === allQuery.value;
}

/** What an activity is about, by the first of its keywords, whatever its case. It decides on the icon. */
export function activityKind(heading: string): ActivityKind {
  const text = heading.toLowerCase();
  if (text.includes('partner')) return 'partner';
  return text.includes('package') ? 'package' : 'default';
}

/** When something happened, as told at the time `now`. */
export function activityTime(at: Date, now: Date): string {
  const day = dayOf(at);
  const today = dayOf(now);
  if (day === today) return `Today, ${timeOf(at)}`;
  if (day === daysBefore(today, 1)) return `Yesterday, ${timeOf(at)}`;
  return formatDay(day);
}
