import { toEmailKey } from '../text/emailAddress';
import { toHexacodeKey } from './hexacodes';
import { listPutChanges } from './workspaceState';
import type { PutChange, WorkspaceState } from './workspaceState';

type UniqueField = 'orderId' | 'hexacode' | 'serialNumber' | 'email';

/**
 * A unique value that two records have, or a hexacode that another tag had before it was deleted or changed
 * (`retiredHexacode`).
 */
export type Duplicate = { field: UniqueField | 'retiredHexacode'; value: string };

/** Returns the first duplicate that the added or replaced records cause; undefined if there is none. */
export function findDuplicate(
  { agencies, purchases, tags, retiredHexacodes }: WorkspaceState,
  changes: readonly PutChange[],
): Duplicate | undefined {
  const changedTags = changes.flatMap((change) => (change.table === 'tags' ? change.put : []));
  const changedAgencies = changes.flatMap((change) => (change.table === 'agencies' ? change.put : []));
  const changedPurchases = changes.flatMap((change) => (change.table === 'purchases' ? change.put : []));
  const retired = changedTags.find(({ hexacode }) => retiredHexacodes.has(toHexacodeKey(hexacode)));
  return (
    findRepeated('orderId', purchases, changedPurchases, ({ orderId }) => orderId) ??
    findRepeated('hexacode', tags, changedTags, ({ hexacode }) => toHexacodeKey(hexacode)) ??
    findRepeated('serialNumber', tags, changedTags, ({ serialNumber }) => serialNumber) ??
    findRepeated('email', agencies, changedAgencies, ({ email }) => toEmailKey(email)) ??
    (retired && { field: 'retiredHexacode', value: retired.hexacode })
  );
}

/** Returns the first duplicate in a state. Ignores agencies with equal emails, which older versions accepted. */
export function findAnyDuplicate(state: WorkspaceState): Duplicate | undefined {
  return findDuplicate(
    state,
    listPutChanges(state).filter(({ table }) => table !== 'agencies'),
  );
}

function findRepeated<Item>(
  field: UniqueField,
  records: ReadonlyMap<string, Item>,
  changed: readonly Item[],
  getKey: (record: Item) => string,
): Duplicate | undefined {
  if (changed.length === 0) return undefined;
  const keys = new Set(changed.map(getKey));
  const seen = new Set<string>();
  for (const record of records.values()) {
    const value = getKey(record);
    if (!keys.has(value)) continue;
    if (seen.has(value)) return { field, value };
    seen.add(value);
  }
  return undefined;
}
