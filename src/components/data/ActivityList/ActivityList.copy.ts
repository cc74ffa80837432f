import type { ActivityKind } from '~/domain/activity/activity';

export const activityListCopy = {
  heading: 'Recent Activities',
  viewAll: 'View all',
  viewRecent: 'View recent',
  loading: 'Loading activities',
  failed: "We couldn't load recent activity.",
  retry: 'Try again',
  empty: 'Nothing has happened yet.',
  /** Accessible names of the icons. */
  kinds: { partner: 'Partner', package: 'Package', default: 'Activity' } satisfies Record<ActivityKind, string>,
};
