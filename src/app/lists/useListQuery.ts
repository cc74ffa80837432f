import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { Collection } from '~/domain/data/collection';
import { listReducer } from '~/domain/lists/listReducer';
import type { ListAction } from '~/domain/lists/listReducer';
import { isCanonicalSearch, readListSearchParams, writeListSearchParams } from '~/domain/lists/listSearchParams';
import { resetUnavailableFilters, findUnavailableFilters } from '~/domain/lists/listRules';
import type { ListQuery, ListRules } from '~/domain/lists/listRules';

/** Delay in ms between the last keystroke in the search field and writing the search to the URL. */
const searchDelayMs = 300;

/** Keys that start a shortcut for Back or reload. Their keydown writes a pending search to the URL at once. */
const navigationKeys = new Set(['Alt', 'Control', 'Meta', 'F5', 'BrowserBack', 'BrowserRefresh']);

/**
 * The latest query that the user has set, which the URL does not contain yet. The query is valid at the location where
 * the user set it, and at the locations that result from writing it to the URL.
 */
type OptimisticQuery<Query> = {
  query: Query;
  /** `location.key` of the location where the user set the query. */
  locationKey: string;
  /** The search strings written to the URL since the user set the query, newest last. */
  writtenSearches: readonly string[];
};

const noSearchStrings: readonly string[] = [];

/**
 * Returns the query of a list and `dispatch`, which changes it. The search params store the query: a typed search
 * replaces the history entry after a pause, any other change pushes a new entry at once.
 */
export function useListQuery<Row, Query extends ListQuery>(
  rules: ListRules<Row, Query>,
  { subscribe, readValues }: Collection<Row, Query>,
) {
  const location = useLocation();
  const navigate = useNavigate();
  const urlQuery = useMemo(
    () => readListSearchParams(rules.schema, new URLSearchParams(location.search)),
    [rules, location.search],
  );
  // The ref always has the latest query. `renderedQuery` can be older, since the search field sets it in a transition.
  const latestQueryRef = useRef<OptimisticQuery<Query>>(undefined);
  const [renderedQuery, setRenderedQuery] = useState<OptimisticQuery<Query>>();
  const [isTyping, setIsTyping] = useState(false);

  const getValidQuery = (optimistic: OptimisticQuery<Query> | undefined) =>
    optimistic?.locationKey === location.key || optimistic?.writtenSearches.includes(location.search)
      ? optimistic
      : undefined;
  const hasOptimisticQuery = getValidQuery(renderedQuery) !== undefined;
  const uncheckedQuery = getValidQuery(renderedQuery)?.query ?? urlQuery;
  // Joins the names, since `useSyncExternalStore` would see a change in each new array.
  const unavailableFilters = useSyncExternalStore(subscribe, () =>
    findUnavailableFilters(rules, uncheckedQuery, readValues)?.join(' '),
  );
  const query = useMemo(
    () => (unavailableFilters ? resetUnavailableFilters(rules, uncheckedQuery, readValues) : uncheckedQuery),
    [rules, uncheckedQuery, readValues, unavailableFilters],
  );

  const setOptimisticQuery = (optimistic: OptimisticQuery<Query> | undefined) => {
    latestQueryRef.current = optimistic;
    setRenderedQuery(optimistic);
  };
  const writeToUrl = ({ replace }: { replace: boolean }) => {
    const { query: nextQuery, writtenSearches } = getValidQuery(latestQueryRef.current) ?? {
      query,
      writtenSearches: noSearchStrings,
    };
    const params = writeListSearchParams(rules.schema, nextQuery, new URLSearchParams(location.search));
    const search = params.length > 0 ? `?${new URLSearchParams(params).toString()}` : '';
    const pendingSearches = writtenSearches.slice(writtenSearches.indexOf(location.search) + 1);
    if (search === (pendingSearches.at(-1) ?? location.search)) return;
    setOptimisticQuery({ query: nextQuery, locationKey: location.key, writtenSearches: [...pendingSearches, search] });
    void navigate({ search, hash: location.hash }, { replace, state: location.state as unknown });
  };
  const dispatch = (action: ListAction) => {
    const { query: lastQuery, writtenSearches } = getValidQuery(latestQueryRef.current) ?? {
      query: urlQuery,
      writtenSearches: noSearchStrings,
    };
    const nextQuery = listReducer(rules.schema, resetUnavailableFilters(rules, lastQuery, readValues), action);
    setOptimisticQuery({ query: nextQuery, locationKey: location.key, writtenSearches });
    setIsTyping(action.type === 'search');
    if (action.type !== 'search') writeToUrl({ replace: false });
  };

  const flushSearch = useEffectEvent(() => {
    if (getValidQuery(latestQueryRef.current)) writeToUrl({ replace: true });
  });
  useEffect(() => {
    if (!renderedQuery) return;
    const timer = setTimeout(flushSearch, searchDelayMs);
    return () => clearTimeout(timer);
  }, [renderedQuery]);

  useEffect(() => {
    if (isTyping) startTransition(() => setIsTyping(false));
  }, [isTyping, renderedQuery]);

  const dropOptimisticQuery = useEffectEvent(() => setOptimisticQuery(undefined));
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (navigationKeys.has(key)) flushSearch();
    };
    // Back and Forward discard a query that is not yet in the URL, so that the list shows the query of the URL.
    const onPopState = () => dropOptimisticQuery();
    // A click on a link first moves the focus out of the search field. Writes the search to the URL before the link
    // navigates.
    const onFocusOut = () => flushSearch();
    window.addEventListener('popstate', onPopState);
    window.addEventListener('focusout', onFocusOut);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('focusout', onFocusOut);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  // Removes invalid and unavailable values from a URL that the user has opened.
  const cleanUrl = useEffectEvent(() => {
    if (hasOptimisticQuery || isCanonicalSearch(rules.schema, query, [...new URLSearchParams(location.search)])) return;
    writeToUrl({ replace: true });
  });
  const isReady = unavailableFilters !== undefined;
  useEffect(() => {
    if (isReady) cleanUrl();
  }, [location.key, isReady]);

  return { query, isTyping, dispatch };
}
