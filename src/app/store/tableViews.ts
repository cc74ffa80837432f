import { createStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

import { defaultTableView, readTableViews, tableViewsKey } from '~/domain/lists/tableView';
import type { TableView } from '~/domain/lists/tableView';

import { browserStorage } from './safeStorage';

type TableViewsState = {
  /** By list name; absent until the user changes the view. */
  views: Readonly<Record<string, TableView>>;
  changeView: (list: string, changes: Partial<TableView>) => void;
};

/** The user's view of each table. */
export const tableViews = createStore<TableViewsState>()(
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

// Syncs with other tabs, which would otherwise overwrite each other's changes.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === tableViewsKey) void tableViews.persist.rehydrate();
  });
}
