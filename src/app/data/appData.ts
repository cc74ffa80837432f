import { createContext, useSyncExternalStore } from 'react';

import type { Activity } from '~/domain/activity/activity';
import type { AgencyOverview } from '~/domain/dashboard/dashboard';
import type { Collection, CollectionSnapshot } from '~/domain/data/collection';

/** What the portal's screens are filled from. */
export type AppData = {
  agency: { name: string; userName: string; overview: AgencyOverview; activities: Collection<Activity> };
};

/** Data in place of the app's own: a flow or a test shows with it what slow and failing data look like. */
export const AppDataContext = createContext<AppData | null>(null);

/** The rows of a collection, followed as they change. */
export function useCollection<Row extends { id: string }>(collection: Collection<Row>): CollectionSnapshot<Row> {
  return useSyncExternalStore(collection.subscribe, collection.getSnapshot);
}
