import { hexacodeKey } from './hexacodes';
import type { WorkspaceState } from './workspaceState';

export type UniqueField = 'orderId' | 'hexacode' | 'serialNumber';

/** A value that two records have, or the hexacode of a tag that belonged to a deleted tag (`retiredHexacode`). */
export type Duplicate = { field: UniqueField | 'retiredHexacode'; value: string };

/** Returns the first duplicate among the unique fields of a state. */
export function findDuplicate({ purchases, tags, retiredHexacodes }: WorkspaceState): Duplicate | undefined {
  const tagRecords = [...tags.values()];
  const retired = tagRecords.find(({ hexacode }) => retiredHexacodes.has(hexacodeKey(hexacode)));
  return (
    findRepeated(
      'orderId',
      Array.from(purchases.values(), ({ orderId }) => orderId),
    ) ??
    findRepeated(
      'hexacode',
      tagRecords.map(({ hexacode }) => hexacodeKey(hexacode)),
    ) ??
    findRepeated(
      'serialNumber',
      tagRecords.map(({ serialNumber }) => serialNumber),
    ) ??
    (retired && { field: 'retiredHexacode', value: retired.hexacode })
  );
}

function findRepeated(field: UniqueField, values: readonly string[]): Duplicate | undefined {
  const seen = new Set<string>();
  for (const value of values) {
    if (seen.has(value)) return { field, value };
    seen.add(value);
  }
  return undefined;
}
