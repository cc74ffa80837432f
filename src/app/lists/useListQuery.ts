import { useEffect, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { readListAddress, writeListAddress } from '~/domain/shared/listAddress';
import type { ListQuery, ListRules } from '~/domain/shared/listRules';

/** How long after the last key the address follows a search, in ms. */
const settled = 300;

/** What has been typed since the address was last written by somebody else, and what of it the address holds. */
type Typed = { text: string; written: string };

/**
 * The query of a list, held by the address: Back, reload and a shared link bring it back. What is typed counts at once
 * and is written, in the place of the entry, when the hand rests; all else is an entry of its own.
 */
export function useListQuery<Row, Query extends ListQuery>(rules: ListRules<Row, Query>) {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const addressed = useMemo(
    () => readListAddress(rules, new URLSearchParams(location.search)),
    [rules, location.search],
  );
  const cleared = useMemo(() => readListAddress(rules, []), [rules]);
  const [typed, setTyped] = useState<Typed>();
  const [arrived, setArrived] = useState(location.key);
  if (arrived !== location.key) {
    setArrived(location.key);
    // An address that is not what was written last has come by Back or by a link, and takes the place of the typing.
    if (typed && (navigationType === NavigationType.Pop || typed.written !== addressed.search)) setTyped(undefined);
  }
  const isAhead = typed !== undefined && typed.text !== addressed.search;
  const query: Query = useMemo(
    () => (isAhead ? { ...addressed, search: typed.text, page: 1 } : addressed),
    [addressed, isAhead, typed],
  );

  const go = (next: Query, how: { replace: boolean }) => {
    setTyped({ text: next.search, written: next.search });
    const parameters = writeListAddress(next, cleared, new URLSearchParams(location.search));
    const search = new URLSearchParams(parameters).toString();
    void navigate({ search, hash: location.hash }, { ...how, state: location.state as unknown });
  };

  useEffect(() => {
    if (!isAhead) return undefined;
    const timer = setTimeout(() => go(query, { replace: true }), settled);
    return () => clearTimeout(timer);
    // Only another text begins the wait anew; `go` is of the same moment as `query`.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAhead, query]);

  return {
    query,
    cleared,
    onSearch: (text: string) => setTyped({ text, written: typed?.written ?? addressed.search }),
    /** A page is kept only when it is what changes. */
    onChange: (changes: object) => go(rules.query.parse({ ...query, page: 1, ...changes }), { replace: false }),
    onClear: () => go({ ...cleared, sort: query.sort }, { replace: false }),
  };
}
