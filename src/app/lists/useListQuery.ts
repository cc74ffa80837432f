import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { CollectionSnapshot } from '~/domain/data/collection';
import { listReducer } from '~/domain/lists/listReducer';
import type { ListAction } from '~/domain/lists/listReducer';
import { isCanonicalSearch, readListSearchParams, writeListSearchParams } from '~/domain/lists/listSearchParams';
import { dropUnavailableFilters } from '~/domain/lists/listRules';
import type { ListQuery, ListRules } from '~/domain/lists/listRules';

/** Time in ms after the last keystroke in the search field at which the search is written to the URL. */
const searchDelay = 300;

/** Keys that begin a shortcut for Back or reload, after which the current history entry cannot be replaced any more. */
const navigationKeys = new Set(['Alt', 'Control', 'Meta', 'F5', 'BrowserBack', 'BrowserRefresh']);

/**
 * The query that the user has set last, before it is in the URL. It is valid at the location where it was set, and at
 * the locations that follow when it is written to the URL.
 */
type Optimistic<Query> = {
  query: Query;
  /** `location.key` of the location where the query was set. */
  key: string;
  /** The search strings written to the URL since then, newest last. */
  written: readonly string[];
};

const nothingWritten: readonly string[] = [];

/**
 * Returns the query of a list and `dispatch`, which changes it. The search params store the query: a typed search
 * replaces the history entry after a pause, any other change pushes a new entry at once.
 */
export function useListQuery<Row, Query extends ListQuery>(
  rules: ListRules<Row, Query>,
  snapshot: CollectionSnapshot<Row>,
) {
  const location = useLocation();
  const navigate = useNavigate();
  const inUrl = useMemo(
    () => readListSearchParams(rules.schema, new URLSearchParams(location.search)),
    [rules, location.search],
  );
  // Keystrokes render in transitions, so the state lags behind. The ref always has the latest query.
  const latest = useRef<Optimistic<Query>>(undefined);
  const [rendered, setRendered] = useState<Optimistic<Query>>();

  const atLocation = (optimistic: Optimistic<Query> | undefined) =>
    optimistic?.key === location.key || optimistic?.written.includes(location.search) ? optimistic : undefined;
  const isOptimistic = atLocation(rendered) !== undefined;
  const stored = atLocation(rendered)?.query ?? inUrl;
  const query = useMemo(() => dropUnavailableFilters(rules, stored, snapshot), [rules, stored, snapshot]);

  const update = (optimistic: Optimistic<Query> | undefined) => {
    latest.current = optimistic;
    setRendered(optimistic);
  };
  const write = ({ replace }: { replace: boolean }) => {
    const { query: next, written } = atLocation(latest.current) ?? { query, written: nothingWritten };
    const params = writeListSearchParams(rules.schema, next, new URLSearchParams(location.search));
    const search = params.length > 0 ? `?${new URLSearchParams(params).toString()}` : '';
    const pending = written.slice(written.indexOf(location.search) + 1);
    if (search === (pending.at(-1) ?? location.search)) return;
    update({ query: next, key: location.key, written: [...pending, search] });
    void navigate({ search, hash: location.hash }, { replace, state: location.state as unknown });
  };
  const dispatch = (action: ListAction) => {
    const { query: last, written } = atLocation(latest.current) ?? { query: inUrl, written: nothingWritten };
    const next = listReducer(rules.schema, dropUnavailableFilters(rules, last, snapshot), action);
    update({ query: next, key: location.key, written });
    if (action.type !== 'search') write({ replace: false });
  };

  const flush = useEffectEvent(() => {
    if (atLocation(latest.current)) write({ replace: true });
  });
  useEffect(() => {
    if (!rendered) return;
    const timer = setTimeout(flush, searchDelay);
    return () => clearTimeout(timer);
  }, [rendered]);

  const reset = useEffectEvent(() => update(undefined));
  useEffect(() => {
    const flushBefore = ({ key }: KeyboardEvent) => {
      if (navigationKeys.has(key)) flush();
    };
    // Back and Forward show the query of their history entry, even if the router has not followed the last change yet.
    const restore = () => reset();
    // A click on a link moves the focus out of the search field, so the search is written before the page is left.
    const flushSearch = () => flush();
    window.addEventListener('popstate', restore);
    window.addEventListener('focusout', flushSearch);
    window.addEventListener('keydown', flushBefore);
    return () => {
      window.removeEventListener('popstate', restore);
      window.removeEventListener('focusout', flushSearch);
      window.removeEventListener('keydown', flushBefore);
    };
  }, []);

  // Removes invalid and unavailable values from a URL that the user has opened.
  const cleanUrl = useEffectEvent(() => {
    if (isOptimistic || isCanonicalSearch(rules.schema, query, [...new URLSearchParams(location.search)])) return;
    write({ replace: true });
  });
  const isReady = snapshot.status === 'ready';
  useEffect(() => {
    if (isReady) cleanUrl();
  }, [location.key, isReady]);

  return { query, dispatch };
}
