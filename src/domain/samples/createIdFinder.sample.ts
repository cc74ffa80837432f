import { listRows } from '../lists/listRules';
import type { ListQuery, ListRules } from '../lists/listRules';

/** Returns a function that lists the ids of the rows that match a query, in the order of the list. */
export const createIdFinder =
  <Row extends { id: string }, Query extends ListQuery>(
    rules: ListRules<Row, Query>,
    rows: readonly Row[],
    today = '2026-06-15',
  ) =>
  (query: Partial<Query>): string[] =>
    listRows(rules, rows, rules.schema.parse(query), today).map(({ id }) => id);
