import type { ListQuery } from './listRules';
import type { QuerySchema } from './querySchema';

/** A change of a list's query. */
export type ListAction =
  | { type: 'search'; search: string }
  /** Changes the sorting, the page or the list's own filters. */
  | { type: 'set'; values: object }
  /** Resets the search and the filters. */
  | { type: 'clear' }
  | { type: 'clearFilters' };

/** The query after `action`. Every change but that of the page shows the first page; clearing keeps the sorting. */
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
