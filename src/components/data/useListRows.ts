import { useMemo } from 'react';

import { findRows, indexRows, orderRows } from '~/domain/lists/listRules';
import type { ListQuery, ListRules } from '~/domain/lists/listRules';

/** The rows that match, found anew only as far as what they depend on has changed: a keystroke does not sort again. */
export function useListRows<Row, Query extends ListQuery>(
  rules: ListRules<Row, Query>,
  rows: readonly Row[],
  query: Query,
  today: string,
): readonly Row[] {
  const indexed = useMemo(() => indexRows(rows, rules.text), [rows, rules]);
  // Rules may make their order anew whenever they are asked, so they are asked only when it may be another one.
  const asked = JSON.stringify({ ...query, search: '', page: 1 });
  const order = useMemo(() => rules.order(rules.query.parse(JSON.parse(asked))), [rules, asked]);
  const key = order?.key;
  const direction = order?.direction;
  const ordered = useMemo(() => orderRows(indexed, key && direction && { key, direction }), [indexed, key, direction]);
  return useMemo(() => findRows(ordered, query.search, rules.keep(query, today)), [ordered, query, rules, today]);
}
