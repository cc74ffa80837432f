import { keysOf } from '../options';
import type { ListQuery, ListRules } from './listRules';

/** The query that an address holds. `search` is its part from the question mark on. */
export function readListSearchParams<Query extends ListQuery>(
  rules: Pick<ListRules<never, Query>, 'query'>,
  parameters: Iterable<[string, string]>,
): Query {
  return rules.query.parse(Object.fromEntries(parameters));
}

/**
 * The parameters of an address that says `query`: only what differs from `cleared`, the query of an empty address, so
 * that the default view has a clean one. Parameters that are not the list's own are kept as they are.
 */
export function writeListSearchParams<Query extends ListQuery>(
  query: Query,
  cleared: Query,
  parameters: Iterable<[string, string]>,
): [string, string][] {
  const own = new Set<string>(keysOf(cleared));
  const foreign = [...parameters].filter(([name]) => !own.has(name));
  const said = keysOf(cleared).filter((name) => query[name] !== cleared[name]);
  return [...said.map((name): [string, string] => [name, String(query[name])]), ...foreign];
}

/** Whether the parameters say `query` and nothing beside it: no value that is not understood or goes without saying. */
export function isCanonicalSearch<Query extends ListQuery>(
  query: Query,
  cleared: Query,
  parameters: readonly [string, string][],
): boolean {
  return inOneText(writeListSearchParams(query, cleared, parameters)) === inOneText(parameters);
}

const inOneText = (parameters: readonly [string, string][]) => JSON.stringify(parameters.map(String).sort());
