import { keysOf } from '../options';
import type { ListQuery } from './listRules';
import type { QuerySchema } from './querySchema';

/** The list query in search params. */
export function readListSearchParams<Query extends ListQuery>(
  schema: QuerySchema<Query>,
  params: Iterable<[string, string]>,
): Query {
  return schema.parse(Object.fromEntries(params));
}

/**
 * The search params of `query`: only values that differ from the defaults, so that the default view has a clean URL.
 * Params of `params` that do not belong to the list are kept.
 */
export function writeListSearchParams<Query extends ListQuery>(
  schema: QuerySchema<Query>,
  query: Query,
  params: Iterable<[string, string]>,
): [string, string][] {
  const defaults = schema.parse({});
  const ownNames = new Set<string>(keysOf(defaults));
  const foreign = [...params].filter(([name]) => !ownNames.has(name));
  const changed = keysOf(defaults).filter((name) => query[name] !== defaults[name]);
  return [...changed.map((name): [string, string] => [name, String(query[name])]), ...foreign];
}

/** True if the search params hold `query` and nothing else of the list: no invalid, default or repeated values. */
export function isCanonicalSearch<Query extends ListQuery>(
  schema: QuerySchema<Query>,
  query: Query,
  params: readonly [string, string][],
): boolean {
  return toSortedText(writeListSearchParams(schema, query, params)) === toSortedText(params);
}

const toSortedText = (params: readonly [string, string][]) => JSON.stringify(params.map(String).sort());
