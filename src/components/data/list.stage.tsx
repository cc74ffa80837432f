import { useReducer, useState } from 'react';
import type { ComponentType } from 'react';
import { fn } from 'storybook/test';

import type { CollectionStatus } from '~/domain/data/collection';
import { listReducer } from '~/domain/lists/listReducer';
import type { ListAction } from '~/domain/lists/listReducer';
import { dropUnavailableFilters } from '~/domain/lists/listRules';
import type { ListQuery, ListRules } from '~/domain/lists/listRules';
import { defaultTableView } from '~/domain/lists/tableView';
import type { TableView } from '~/domain/lists/tableView';

import type { FilteredList, List, ListDetails, ListScreenProps } from './list';
import { useListController } from './useListController';

export type ListStoryArgs<Query> = {
  status?: CollectionStatus;
  query?: Partial<Query>;
  view?: Partial<TableView>;
  onRetry?: () => void;
  onDownload?: FilteredList<unknown, ListQuery>['onDownload'];
};

/** The day that is today in all stories of lists. */
export const storyDay = '2026-06-15';

/** Returns a list for stories, which keeps its query in state instead of the search params. */
export function useListStory<Row, Query extends ListQuery>(
  rules: ListRules<Row, Query>,
  rows: readonly Row[],
  { status = 'ready', query, view: initialView, onRetry = fn(), onDownload = fn() }: ListStoryArgs<Query> = {},
): FilteredList<Row, Query> {
  const snapshot = { status, rows: status === 'ready' ? rows : [] };
  const reduceQuery = (current: Query, action: ListAction) => listReducer(rules.schema, current, action);
  const [storedQuery, dispatch] = useReducer(reduceQuery, query, (initial) => rules.schema.parse({ ...initial }));
  const [view, setView] = useState<TableView>({ ...defaultTableView, ...initialView });
  return {
    ...useListController(rules, snapshot, {
      query: dropUnavailableFilters(rules, storedQuery, snapshot),
      dispatch,
      today: storyDay,
    }),
    view,
    onViewChange: (changes) => setView((current) => ({ ...current, ...changes })),
    onRetry,
    onDownload,
  };
}

/** Returns the details of a list for stories. Keeps the id of the open row in state instead of the search params. */
export function useDetailsStory<Row extends { id: string }>(
  { status, rows }: List<Row>,
  { openId: initialId, ...details }: Partial<Pick<ListDetails<Row>, 'openId' | 'related' | 'history'>>,
): ListDetails<Row> {
  const [openId, setOpenId] = useState(initialId);
  const index = rows.findIndex(({ id }) => id === openId);
  const [previous, next] = index < 0 ? [] : [rows[index - 1], rows[index + 1]];
  const openRow = (row: Row | undefined) => row && (() => setOpenId(row.id));
  return {
    openId,
    row: openId === undefined ? undefined : (rows[index] ?? (status === 'loading' ? 'loading' : 'deleted')),
    hrefOf: ({ id }) => `?open=${id}`,
    onOpen: ({ id }) => setOpenId(id),
    onClose: () => setOpenId(undefined),
    onPrevious: openRow(previous),
    onNext: openRow(next),
    related: [],
    history: undefined,
    today: storyDay,
    ...details,
  };
}

export type ListStageProps<Row, Query extends ListQuery> = ListStoryArgs<Query> &
  Omit<ListScreenProps<Row, Query>, 'list' | 'details'> & {
    rows: () => readonly Row[];
    /** Id of the row whose details are open. */
    openId?: string;
  };

/** Returns a component for stories that shows a list screen and keeps its query in state. */
export function listStage<Row extends { id: string }, Query extends ListQuery>(
  rules: ListRules<Row, Query>,
  Screen: ComponentType<ListScreenProps<Row, Query>>,
) {
  return function ListStage({ rows, onAdd, onEdit, onDelete, openId, ...options }: ListStageProps<Row, Query>) {
    const [allRows] = useState(rows);
    const list = useListStory(rules, allRows, options);
    const details = useDetailsStory(list, { openId });
    return <Screen list={list} details={details} onAdd={onAdd} onEdit={onEdit} onDelete={onDelete} />;
  };
}
