import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import type { CollectionSnapshot } from '~/domain/data/collection';
import { isCanonicalSearch, readListSearchParams, writeListSearchParams } from '~/domain/lists/listSearchParams';
import { dropUnavailableFilters } from '~/domain/lists/listRules';
import type { ListQuery, ListRules } from '~/domain/lists/listRules';

/** How long after the last key the address follows a search, in ms. */
const settled = 300;

/** What the shortcuts for Back and for a reload begin with. Once the page is on its way, its entry can not be changed. */
const leavingKeys = new Set(['Alt', 'Control', 'Meta', 'F5', 'BrowserBack', 'BrowserRefresh']);

/**
 * What has been asked for, and the address that was written last: the one follows the other. It is always made from
 * what it was, for typing is drawn in transitions and may be ahead of what a handler sees.
 */
type Ahead<Query> = { query: Query; written: string };

/**
 * The query of a list, held by the address: Back, reload and a shared link bring it back. Whatever is asked for counts
 * at once. A search is written in the place of the entry when the hand rests, all else as an entry of its own.
 */
export function useListQuery<Row, Query extends ListQuery>(
  rules: ListRules<Row, Query>,
  { status, rows }: CollectionSnapshot<Row>,
) {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const cleared = useMemo(() => readListSearchParams(rules, []), [rules]);
  const addressed = useMemo(
    () => readListSearchParams(rules, new URLSearchParams(location.search)),
    [rules, location.search],
  );
  const [ahead, setAhead] = useState<Ahead<Query>>();
  const [arrived, setArrived] = useState(location.key);
  if (arrived !== location.key) {
    setArrived(location.key);
    // An address that was not written here has come by Back or by a link, and takes the place of what was asked for.
    if (ahead && (navigationType === NavigationType.Pop || ahead.written !== location.search)) setAhead(undefined);
  }
  // What the hand has typed last and where, known before it is drawn, until the address says it.
  const typed = useRef<{ search: string; at: string }>(undefined);
  /** The address that was written last, until the router is there. */
  const heading = useRef<string>(undefined);
  useEffect(() => {
    if (navigationType === NavigationType.Pop || heading.current === location.search) heading.current = undefined;
  }, [location.key, location.search, navigationType]);
  useEffect(() => {
    // Back may come before the page has followed a choice: the address is then what it was, and no key tells of it.
    const forget = () => {
      heading.current = undefined;
      typed.current = undefined;
      setAhead(undefined);
    };
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  const asked = ahead?.query ?? addressed;
  const isReady = status === 'ready';
  const query = useMemo(
    () => (isReady ? dropUnavailableFilters(rules, asked, rows) : asked),
    [rules, asked, rows, isReady],
  );

  const addressOf = (next: Query) => {
    const parameters = writeListSearchParams(next, cleared, new URLSearchParams(location.search));
    return parameters.length > 0 ? `?${new URLSearchParams(parameters).toString()}` : '';
  };
  const write = (search: string, { replace }: { replace: boolean }) => {
    // The router may still be on its way to what was asked for before.
    if (search === (heading.current ?? location.search)) return;
    heading.current = search;
    void navigate({ search, hash: location.hash }, { replace, state: location.state as unknown });
  };
  const go = (next: Query, how: { replace: boolean; keepsTyping: boolean }) => {
    const search = addressOf(next);
    setAhead((last) => ({
      query: how.keepsTyping && last ? { ...next, search: last.query.search } : next,
      written: search,
    }));
    write(search, how);
  };

  const isBehind = ahead !== undefined && ahead.query.search !== addressed.search;
  const follow = useEffectEvent(() => {
    const search = typed.current?.at === location.key ? typed.current.search : query.search;
    typed.current = undefined;
    go({ ...query, search, page: search === query.search ? query.page : 1 }, { replace: true, keepsTyping: true });
  });
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(follow, settled);
    return () => clearTimeout(timer);
  }, [isBehind, query]);

  // Whoever leaves the field may be leaving the page: Back and a reload are to find what was typed.
  useEffect(() => {
    const settle = () => {
      if (typed.current !== undefined) follow();
    };
    const settleBefore = ({ key }: KeyboardEvent) => {
      if (leavingKeys.has(key)) settle();
    };
    window.addEventListener('focusout', settle);
    window.addEventListener('keydown', settleBefore);
    return () => {
      window.removeEventListener('focusout', settle);
      window.removeEventListener('keydown', settleBefore);
    };
  }, []);

  // What is not understood counts as nothing, and an address that came with it does not go on saying it.
  const tidy = useEffectEvent(() => {
    if (ahead || isCanonicalSearch(query, cleared, [...new URLSearchParams(location.search)])) return;
    write(addressOf(query), { replace: true });
  });
  useEffect(() => {
    if (isReady) tidy();
  }, [location.key, isReady]);

  return {
    query,
    cleared,
    onSearch: (search: string) => {
      typed.current = { search, at: location.key };
      setAhead((last) => ({
        query: { ...(last?.query ?? addressed), search, page: 1 },
        written: last?.written ?? location.search,
      }));
    },
    /** The first page shows whatever changes, unless it is the page. */
    onChange: (changes: object) =>
      go(rules.query.parse({ ...query, page: 1, ...changes }), { replace: false, keepsTyping: true }),
    onClear: () => {
      typed.current = undefined;
      go({ ...cleared, sort: query.sort }, { replace: false, keepsTyping: false });
    },
    onClearFilters: () =>
      go({ ...cleared, sort: query.sort, search: query.search }, { replace: false, keepsTyping: true }),
  };
}
