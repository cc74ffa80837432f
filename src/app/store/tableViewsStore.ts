import { createStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

import { defaultTableView, readTableViews } from '~/domain/lists/tableView';
import type { TableView } from '~/domain/lists/tableView';
import { tableViewsKey } from '~/domain/storageKeys';

import { restoreFromOtherTabs } from './restoreFromOtherTabs';
import { browserStorage } from './safeStorage';

type TableViewsState = {
  /** Table views by the name of their list. A list has no entry until the user changes its view. */
  views: Readonly<Record<string, TableView>>;
  changeView: (list: string, changes: Partial<TableView>) => void;
};

/** Store of the user's table views: hidden columns, density and rows per page of each list. */
export const tableViewsStore = createStore<TableViewsState>()(
  persist(
    (set) => ({
      views: {},
      changeView: (list, changes) =>
        set(({ views }) => ({ views: { ...views, [list]: { ...defaultTableView, ...views[list], ...changes } } })),
    }),
    {
      name: tableViewsKey,
      version: 1,
      storage: createJSONStorage(() => browserStorage),
      partialize: ({ views }) => ({ views }),
      migrate: (stored) => stored as TableViewsState,
      merge: (stored, initial) => ({ ...initial, views: readTableViews(stored) }),
    },
  ),
);

restoreFromOtherTabs(tableViewsKey, () => void tableViewsStore.persist.rehydrate());
