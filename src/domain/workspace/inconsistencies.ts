import { findInvalidField } from './records';
import { findMissingReferences } from './references';
import { findAnyDuplicate } from './uniqueFields';
import { listPutChanges, isEntityChange } from './workspaceState';
import type { PutChange, WorkspaceState } from './workspaceState';

/**
 * Returns a sentence for each violation of a consistency rule, but only for the first duplicate. Tests use this
 * function to check that plans keep all rules.
 */
export function findInconsistencies(state: WorkspaceState): string[] {
  const changes = listPutChanges(state);
  const duplicate = findAnyDuplicate(state);
  return [
    ...findInvalidRecords(changes),
    ...(duplicate ? [`The ${duplicate.field} ${duplicate.value} occurs twice.`] : []),
    ...findDanglingReferences(state, changes),
    ...findWrongTagCounts(state),
    ...findWrongCounters(state),
  ];
}

function findInvalidRecords(changes: readonly PutChange[]): string[] {
  return changes.flatMap(({ table, put }) => {
    const field = findInvalidField(table, put);
    return field === undefined ? [] : [`${table} ${put.id} has an invalid ${field}.`];
  });
}

function findDanglingReferences(state: WorkspaceState, changes: readonly PutChange[]): string[] {
  return changes
    .filter(isEntityChange)
    .flatMap(({ table, put }) =>
      findMissingReferences(state, table, put).map(
        (missing) => `${table} ${put.id} refers to ${missing.table} ${missing.id}, which does not exist.`,
      ),
    );
}

/**
 * Returns a sentence for each purchase with a wrong number of generated tags: a purchase has all its tags or none. The
 * retired hexacodes of deleted tags count as well.
 */
function findWrongTagCounts({ purchases, tags, retiredHexacodes }: WorkspaceState): string[] {
  const counts = new Map<string, number>();
  const addOne = (id: string | undefined) => id !== undefined && counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const { isGenerated, purchaseId } of tags.values()) if (isGenerated) addOne(purchaseId);
  for (const { purchaseId } of retiredHexacodes.values()) addOne(purchaseId);
  return [...purchases.values()].flatMap(({ id, orderId, hexacodesGenerated, tagPackage }) => {
    const expected = hexacodesGenerated ? tagPackage.totalHexacodes : 0;
    const count = counts.get(id) ?? 0;
    return count === expected ? [] : [`Purchase ${orderId} has ${count} generated tags instead of ${expected}.`];
  });
}

/** Returns a sentence if a tag has a serial number above the counter, which would assign this number again. */
function findWrongCounters({ tags, counters }: WorkspaceState): string[] {
  const last = counters.get('serialNumber')?.last ?? 0;
  const largest = [...tags.values()].reduce((max, { serialNumber }) => Math.max(max, Number(serialNumber.slice(3))), 0);
  return largest > last ? [`Serial number ${largest} is larger than the last one given out, ${last}.`] : [];
}
