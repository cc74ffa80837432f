import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { CollectionSnapshot } from '~/domain/data/collection';
import { listReducer } from '~/domain/lists/listReducer';
import type { ListAction } from '~/domain/lists/listReducer';
import { isCanonicalSearch, readListSearchParams, writeListSearchParams } from '~/domain/lists/listSearchParams';
import { dropUnavailableFilters } from '~/domain/lists/listRules';
import type { ListQuery, ListRules } from '~/domain/lists/listRules';

/** Debounce of the search in the URL, in ms. */
const searchDelay = 300;

/** First keys of the shortcuts for Back and reload. Once the browser navigates, the entry can no longer be replaced. */
const navigationKeys = new Set(['Alt', 'Control', 'Meta', 'F5', 'BrowserBack', 'BrowserRefresh']);

/**
 * The latest query and the last search string written for it. Navigation lags behind, so the query counts at the
 * location where it was set (`key`) and at the one that it navigates to (`written`).
 */
type Optimistic<Query> = { query: Query; written: string; key: string };

/**
 * The query of a list, stored in the search params. Searches are debounced and replace the history entry; all other
 * changes push an entry.
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
  // Keystrokes render in transitions: the ref has the latest query at once, the state follows.
  const latest = useRef<Optimistic<Query>>(undefined);
  const [rendered, setRendered] = useState<Optimistic<Query>>();

  const atLocation = (optimistic: Optimistic<Query> | undefined) =>
    optimistic?.key === location.key || optimistic?.written === location.search ? optimistic : undefined;
  const isOptimistic = atLocation(rendered) !== undefined;
  const stored = atLocation(rendered)?.query ?? inUrl;
  const query = useMemo(() => dropUnavailableFilters(rules, stored, snapshot), [rules, stored, snapshot]);

  const update = (optimistic: Optimistic<Query> | undefined) => {
    latest.current = optimistic;
    setRendered(optimistic);
  };
  const write = ({ replace }: { replace: boolean }) => {
    const optimistic = atLocation(latest.current) ?? { query, written: location.search, key: location.key };
    const params = writeListSearchParams(rules.schema, optimistic.query, new URLSearchParams(location.search));
    const search = params.length > 0 ? `?${new URLSearchParams(params).toString()}` : '';
    if (search === optimistic.written) return;
    update({ ...optimistic, written: search });
    void navigate({ search, hash: location.hash }, { replace, state: location.state as unknown });
  };
  const dispatch = (action: ListAction) => {
    const { query: last, written } = atLocation(latest.current) ?? { query: inUrl, written: location.search };
    const next = listReducer(rules.schema, dropUnavailableFilters(rules, last, snapshot), action);
    update({ query: next, written, key: location.key });
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
    // Back and Forward show the query of their entry, even before the router has followed the last change.
    const restore = () => reset();
    // Leaving the search field can mean leaving the page.
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

  // Invalid and unavailable values of a URL that was opened are removed from it.
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
