import type { EntityTable, WorkspaceRecord } from './records';
import { listPutChanges, isEntityChange } from './workspaceState';
import type { WorkspaceState } from './workspaceState';

/** Effect of deleting a referenced record: 'refuse' prevents the deletion, 'unlink' removes the reference. */
type OnDelete = 'refuse' | 'unlink';

/** A reference: a field in the records of `fromTable` that contains the id of a record in `toTable`. */
type Reference<From extends EntityTable = EntityTable> = {
  [Table in From]: {
    fromTable: Table;
    toTable: EntityTable;
    /** Returns the id that the field contains; undefined if it contains no id of `toTable`. */
    getId: (record: WorkspaceRecord<Table>) => string | undefined;
    onDelete: OnDelete;
  };
}[From];

/** All references between records. Copies of names, such as the buyer of a purchase, are not references. */
const references: readonly Reference[] = [
  { fromTable: 'partners', toTable: 'agencies', onDelete: 'refuse', getId: ({ agencyId }) => agencyId },
  { fromTable: 'customers', toTable: 'agencies', onDelete: 'refuse', getId: ({ agencyId }) => agencyId },
  { fromTable: 'purchases', toTable: 'agencies', onDelete: 'refuse', getId: ({ agencyId }) => agencyId },
  {
    fromTable: 'tags',
    toTable: 'agencies',
    onDelete: 'refuse',
    getId: ({ owner }) => (owner.type === 'agency' ? owner.id : undefined),
  },
  {
    fromTable: 'tags',
    toTable: 'customers',
    onDelete: 'refuse',
    getId: ({ owner }) => (owner.type === 'individual' ? owner.id : undefined),
  },
  { fromTable: 'tags', toTable: 'customers', onDelete: 'unlink', getId: ({ assignment }) => assignment?.customerId },
  { fromTable: 'tags', toTable: 'partners', onDelete: 'refuse', getId: ({ partnerId }) => partnerId },
  { fromTable: 'tags', toTable: 'purchases', onDelete: 'refuse', getId: ({ purchaseId }) => purchaseId },
  { fromTable: 'tags', toTable: 'utilities', onDelete: 'refuse', getId: ({ utilityId }) => utilityId },
];

/** Records of one table that refer to records to be deleted. */
export type Referrers = { table: EntityTable; onDelete: OnDelete; ids: string[] };

/** Returns the records that refer to one of the records `ids` of `table`, grouped by reference. */
export function findReferrers(state: WorkspaceState, table: EntityTable, ids: ReadonlySet<string>): Referrers[] {
  // Most changes remove no records. Returning early skips the slow search through all tags.
  if (ids.size === 0) return [];
  return references
    .filter(({ toTable }) => toTable === table)
    .map((reference) => ({
      table: reference.fromTable,
      onDelete: reference.onDelete,
      ids: listReferringIds(state, reference, ids),
    }))
    .filter((referrers) => referrers.ids.length > 0);
}

function listReferringIds<From extends EntityTable>(
  state: WorkspaceState,
  { fromTable, getId }: Reference<From>,
  ids: ReadonlySet<string>,
): string[] {
  const referringIds: string[] = [];
  for (const record of state[fromTable].values()) if (ids.has(getId(record) ?? '')) referringIds.push(record.id);
  return referringIds;
}

/** A reference to a record that does not exist. */
export type MissingReference = { table: EntityTable; id: string };

/** Returns the references of a record to records that do not exist. */
export function findMissingReferences<Table extends EntityTable>(
  state: WorkspaceState,
  table: Table,
  record: WorkspaceRecord<Table>,
): MissingReference[] {
  const missingReferences: MissingReference[] = [];
  for (const reference of references) {
    const id = isReferenceFrom(reference, table) ? getReferencedId(reference, record) : undefined;
    if (id !== undefined && !state[reference.toTable].has(id)) missingReferences.push({ table: reference.toTable, id });
  }
  return missingReferences;
}

/** Returns a key for comparing missing references: table and id of the record that does not exist. */
export const getDanglingReferenceKey = ({ table, id }: MissingReference): string => `${table} ${id}`;

/** Returns the references of all records to records that do not exist, one for each record that does not exist. */
export function findAllMissingReferences(state: WorkspaceState): MissingReference[] {
  const missingReferences = listPutChanges(state)
    .filter(isEntityChange)
    .flatMap((change) => findMissingReferences(state, change.table, change.put));
  return [...new Map(missingReferences.map((reference) => [getDanglingReferenceKey(reference), reference])).values()];
}

const isReferenceFrom = <Table extends EntityTable>(
  reference: Reference,
  table: Table,
): reference is Reference & Reference<Table> => reference.fromTable === table;

function getReferencedId<Table extends EntityTable>(
  { getId }: Reference<Table>,
  record: WorkspaceRecord<Table>,
): string | undefined {
  return getId(record);
}
