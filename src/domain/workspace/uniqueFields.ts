import { toEmailKey } from '../text/emailAddress';
import { toHexacodeKey } from './hexacodes';
import { listPutChanges } from './workspaceState';
import type { PutChange, WorkspaceState } from './workspaceState';

type UniqueField = 'orderId' | 'hexacode' | 'serialNumber' | 'email';

/**
 * The value of a field that must be unique, but is equal in two records. `retiredHexacode`: a tag has a hexacode that
 * another tag had before that other tag was deleted or edited.
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
  const tagWithRetiredHexacode = changedTags.find(({ hexacode }) => retiredHexacodes.has(toHexacodeKey(hexacode)));
  return (
    findRepeatedValue('orderId', purchases, changedPurchases, ({ orderId }) => orderId) ??
    findRepeatedValue('hexacode', tags, changedTags, ({ hexacode }) => toHexacodeKey(hexacode)) ??
    findRepeatedValue('serialNumber', tags, changedTags, ({ serialNumber }) => serialNumber) ??
    findRepeatedValue('email', agencies, changedAgencies, ({ email }) => toEmailKey(email)) ??
    (tagWithRetiredHexacode && { field: 'retiredHexacode', value: tagWithRetiredHexacode.hexacode })
  );
}

/** Returns the first duplicate in a state. Ignores agencies with equal emails, which older versions accepted. */
export function findAnyDuplicate(state: WorkspaceState): Duplicate | undefined {
  return findDuplicate(
    state,
    listPutChanges(state).filter(({ table }) => table !== 'agencies'),
  );
}

function findRepeatedValue<Item>(
  field: UniqueField,
  records: ReadonlyMap<string, Item>,
  changedRecords: readonly Item[],
  getKey: (record: Item) => string,
): Duplicate | undefined {
  if (changedRecords.length === 0) return undefined;
  const changedKeys = new Set(changedRecords.map(getKey));
  const seenValues = new Set<string>();
  for (const record of records.values()) {
    const value = getKey(record);
    if (!changedKeys.has(value)) continue;
    if (seenValues.has(value)) return { field, value };
    seenValues.add(value);
  }
  return undefined;
}
