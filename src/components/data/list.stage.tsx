import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';

import type { Collection, CollectionStatus } from '~/domain/data/collection';
import { createMemoryCollection } from '~/domain/data/memoryCollection';
import type { ListQuery, ListRules } from '~/domain/lists/listRules';
import type { TableView } from '~/domain/lists/tableView';

import type { FilteredListController, ListController, ListDetails, ListScreenProps } from './listController';
import { useStateList } from './useStateList';

export type ListStoryArgs<Query> = {
  status?: CollectionStatus;
  query?: Partial<Query>;
  view?: Partial<TableView>;
  onRetry?: () => void;
  onDownload?: FilteredListController<unknown, ListQuery>['onDownload'];
};

/** The current day in all stories of lists. */
export const storyDay = '2026-06-15';

/** Returns a collection of `rows` for stories. Pass a stable array, since a new array creates a new collection. */
export function useStoryCollection<Row extends { id: string }, Query extends ListQuery>(
  rules: ListRules<Row, Query>,
  rows: readonly Row[],
  status: CollectionStatus = 'ready',
): Collection<Row, Query> {
  return useMemo(() => {
    const snapshot = { status, rows: status === 'ready' ? rows : [] };
    return createMemoryCollection(rules, { subscribe: () => () => undefined, getSnapshot: () => snapshot });
  }, [rules, rows, status]);
}

/** Returns a list of `rows` for stories, with its query and its view in React state. */
export function useStoryList<Row extends { id: string }, Query extends ListQuery>(
  rules: ListRules<Row, Query>,
  rows: readonly Row[],
  { status, query, view, onRetry = fn(), onDownload = fn() }: ListStoryArgs<Query> = {},
): FilteredListController<Row, Query> {
  const collection = useStoryCollection(rules, rows, status);
  return useStateList(rules, collection, { today: storyDay, query, view, onRetry, onDownload });
}

/** Returns the details of a list for stories. Keeps the id of the open row in React state, not in the search params. */
export function useStoryDetails<Row extends { id: string }>(
  { status, rows }: ListController<Row>,
  { openId: initialOpenId, ...details }: Partial<Pick<ListDetails<Row>, 'openId' | 'related' | 'history'>>,
): ListDetails<Row> {
  const [openId, setOpenId] = useState(initialOpenId);
  const index = rows.findIndex(({ id }) => id === openId);
  const [previousRow, nextRow] = index < 0 ? [] : [rows[index - 1], rows[index + 1]];
  const createOpenCallback = (row: Row | undefined) => row && (() => setOpenId(row.id));
  return {
    openId,
    row: openId === undefined ? undefined : (rows[index] ?? (status === 'loading' ? 'loading' : 'deleted')),
    getHref: ({ id }) => `?open=${id}`,
    onOpen: ({ id }) => setOpenId(id),
    onClose: () => setOpenId(undefined),
    onPrevious: createOpenCallback(previousRow),
    onNext: createOpenCallback(nextRow),
    related: [],
    history: undefined,
    today: storyDay,
    ...details,
  };
}

export type ListStageProps<Row, Query extends ListQuery> = ListStoryArgs<Query> &
  Omit<ListScreenProps<Row, Query>, 'list' | 'details'> & {
    createRows: () => readonly Row[];
    /** Id of the row whose details are open. */
    openId?: string;
  };

type StagedScreenProps<Row, Query extends ListQuery> = ListScreenProps<Row, Query> & {
  /** Returns the distinct values of a property in the rows, for the options of a filter. */
  getFilterValues: (property: string) => readonly string[];
};

/** Returns a component for stories that shows a list screen, with its query in React state. */
export function createListStage<Row extends { id: string }, Query extends ListQuery>(
  rules: ListRules<Row, Query>,
  Screen: (props: StagedScreenProps<Row, Query>) => ReactNode,
) {
  return function ListStage({ createRows, onAdd, onEdit, onDelete, openId, ...options }: ListStageProps<Row, Query>) {
    const [allRows] = useState(createRows);
    const { readValues } = useStoryCollection(rules, allRows);
    const list = useStoryList(rules, allRows, options);
    const details = useStoryDetails(list, { openId });
    return (
      <Screen
        list={list}
        getFilterValues={(property) => readValues(property).values}
        details={details}
        onAdd={onAdd}
        onEdit={onEdit}
        onDelete={onDelete}
      />
    );
  };
}
