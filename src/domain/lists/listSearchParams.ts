import { listKeys } from '../selectOptions';
import type { ListQuery } from './listRules';
import type { QuerySchema } from './querySchema';

/** Reads the query of a list from search params. */
export function readListSearchParams<Query extends ListQuery>(
  schema: QuerySchema<Query>,
  params: Iterable<[string, string]>,
): Query {
  return schema.parse(Object.fromEntries(params));
}

/**
 * Returns the search params for `query`. Only values that differ from the defaults are written, so that the default
 * view has a URL without params. Entries of `params` that do not belong to the list are kept.
 */
export function writeListSearchParams<Query extends ListQuery>(
  schema: QuerySchema<Query>,
  query: Query,
  params: Iterable<[string, string]>,
): [string, string][] {
  const defaults = schema.parse({});
  const listParamNames = new Set<string>(listKeys(defaults));
  const otherParams = [...params].filter(([name]) => !listParamNames.has(name));
  const changedNames = listKeys(defaults).filter((name) => query[name] !== defaults[name]);
  return [...changedNames.map((name): [string, string] => [name, String(query[name])]), ...otherParams];
}

/**
 * True if `writeListSearchParams` would at most reorder the search params: they contain no invalid, default or repeated
 * values of the list.
 */
export function isCanonicalSearch<Query extends ListQuery>(
  schema: QuerySchema<Query>,
  query: Query,
  params: readonly [string, string][],
): boolean {
  return toSortedText(writeListSearchParams(schema, query, params)) === toSortedText(params);
}

const toSortedText = (params: readonly [string, string][]) => JSON.stringify(params.map(String).sort());
