import { useMemo } from 'react';

import { findRows, indexRows, orderRows } from '~/domain/shared/listRules';
import type { ListQuery, ListRules } from '~/domain/shared/listRules';

/** The rows that match, found anew only as far as what they depend on has changed: a keystroke does not sort again. */
export function useListRows<Row, Query extends ListQuery>(
  rules: ListRules<Row, Query>,
  rows: readonly Row[],
  query: Query,
  today: string,
): readonly Row[] {
  const indexed = useMemo(() => indexRows(rows, rules.text), [rows, rules]);
  const order = rules.order(query);
  const key = order?.key;
  const direction = order?.direction;
  const ordered = useMemo(() => orderRows(indexed, key && direction && { key, direction }), [indexed, key, direction]);
  return useMemo(() => findRows(ordered, query.search, rules.keep(query, today)), [ordered, query, rules, today]);
}
