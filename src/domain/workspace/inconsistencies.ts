import { findInvalidField } from './records';
import { findMissingReferences } from './references';
import { findAnyDuplicate } from './uniqueFields';
import { listPutChanges, isEntityChange } from './workspaceState';
import type { PutChange, WorkspaceState } from './workspaceState';

/**
 * Returns a sentence for each violation of a consistency rule. If several values are duplicates, reports only the first
 * one. Tests use this function to check that plans keep all rules.
 */
export function findInconsistencies(state: WorkspaceState): string[] {
  const changes = listPutChanges(state);
  const duplicate = findAnyDuplicate(state);
  return [
    ...describeInvalidRecords(changes),
    ...(duplicate ? [`The ${duplicate.field} ${duplicate.value} occurs twice.`] : []),
    ...describeDanglingReferences(state, changes),
    ...describeWrongTagCounts(state),
    ...describeWrongCounter(state),
  ];
}

function describeInvalidRecords(changes: readonly PutChange[]): string[] {
  return changes.flatMap(({ table, put }) => {
    const field = findInvalidField(table, put);
    return field === undefined ? [] : [`${table} ${put.id} has an invalid ${field}.`];
  });
}

function describeDanglingReferences(state: WorkspaceState, changes: readonly PutChange[]): string[] {
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
function describeWrongTagCounts({ purchases, tags, retiredHexacodes }: WorkspaceState): string[] {
  const tagCounts = new Map<string | undefined, number>();
  const countTag = (id: string | undefined) => tagCounts.set(id, (tagCounts.get(id) ?? 0) + 1);
  for (const { isGenerated, purchaseId } of tags.values()) if (isGenerated) countTag(purchaseId);
  for (const { purchaseId } of retiredHexacodes.values()) countTag(purchaseId);
  return [...purchases.values()].flatMap(({ id, orderId, hexacodesGenerated, tagPackage }) => {
    const expectedCount = hexacodesGenerated ? tagPackage.totalHexacodes : 0;
    const count = tagCounts.get(id) ?? 0;
    return count === expectedCount
      ? []
      : [`Purchase ${orderId} has ${count} generated tags instead of ${expectedCount}.`];
  });
}

/** Returns a sentence if a tag has a serial number above the counter: the counter would assign the number again. */
function describeWrongCounter({ tags, counters }: WorkspaceState): string[] {
  const lastNumber = counters.get('serialNumber')?.last ?? 0;
  const largestNumber = [...tags.values()].reduce(
    (max, { serialNumber }) => Math.max(max, Number(serialNumber.slice(3))),
    0,
  );
  return largestNumber > lastNumber
    ? [`Serial number ${largestNumber} is larger than the last one given out, ${lastNumber}.`]
    : [];
}
