import type { ListQuery } from './listRules';
import type { QuerySchema } from './querySchema';

/** A change to the query of a list. */
export type ListAction =
  | { type: 'search'; search: string }
  /** Changes some values of the query: the sorting, the page or filters. */
  | { type: 'set'; values: object }
  /** Resets the search and the filters. */
  | { type: 'clear' }
  /** Resets the filters and keeps the search. */
  | { type: 'clearFilters' };

/**
 * Returns the query after `action`. Every action except a change of the page returns to the first page. 'clear' and
 * 'clearFilters' keep the sorting.
 */
export function listReducer<Query extends ListQuery>(
  schema: QuerySchema<Query>,
  query: Query,
  action: ListAction,
): Query {
  const { search, sort } = query;
  switch (action.type) {
    case 'search':
      return { ...query, search: action.search, page: 1 };
    case 'set':
      return schema.parse({ ...query, page: 1, ...action.values });
    case 'clear':
      return { ...schema.parse({}), sort };
    case 'clearFilters':
      return { ...schema.parse({}), sort, search };
  }
}
