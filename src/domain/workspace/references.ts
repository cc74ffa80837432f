import type { EntityTable, WorkspaceRecord } from './records';
import { listPutChanges, isEntityChange } from './workspaceState';
import type { WorkspaceState } from './workspaceState';

/** Effect of deleting a referenced record: 'refuse' prevents the deletion, 'unlink' removes the reference. */
type OnDelete = 'refuse' | 'unlink';

/** A reference: a field in the records of the table `from` that contains the id of a record in the table `to`. */
type Reference<From extends EntityTable = EntityTable> = {
  [Table in From]: {
    from: Table;
    to: EntityTable;
    /** Returns the id that the field contains; undefined if it contains no id of table `to`. */
    idOf: (record: WorkspaceRecord<Table>) => string | undefined;
    onDelete: OnDelete;
  };
}[From];

/** All references between records. Copies of names, such as the buyer of a purchase, are not references. */
const references: readonly Reference[] = [
  { from: 'partners', to: 'agencies', onDelete: 'refuse', idOf: ({ agencyId }) => agencyId },
  { from: 'customers', to: 'agencies', onDelete: 'refuse', idOf: ({ agencyId }) => agencyId },
  { from: 'purchases', to: 'agencies', onDelete: 'refuse', idOf: ({ agencyId }) => agencyId },
  {
    from: 'tags',
    to: 'agencies',
    onDelete: 'refuse',
    idOf: ({ owner }) => (owner.type === 'agency' ? owner.id : undefined),
  },
  {
    from: 'tags',
    to: 'customers',
    onDelete: 'refuse',
    idOf: ({ owner }) => (owner.type === 'individual' ? owner.id : undefined),
  },
  { from: 'tags', to: 'customers', onDelete: 'unlink', idOf: ({ assignment }) => assignment?.customerId },
  { from: 'tags', to: 'partners', onDelete: 'refuse', idOf: ({ partnerId }) => partnerId },
  { from: 'tags', to: 'purchases', onDelete: 'refuse', idOf: ({ purchaseId }) => purchaseId },
  { from: 'tags', to: 'utilities', onDelete: 'refuse', idOf: ({ utilityId }) => utilityId },
];

/** Records of one table that refer to records to be deleted. */
export type Referrers = { table: EntityTable; onDelete: OnDelete; ids: string[] };

/** Returns the records that refer to one of the records `ids` of `table`, grouped by reference. */
export function findReferrers(state: WorkspaceState, table: EntityTable, ids: ReadonlySet<string>): Referrers[] {
  // Most changes remove no records. Returning early skips the slow search through all tags.
  if (ids.size === 0) return [];
  return references
    .filter(({ to }) => to === table)
    .map((reference) => ({
      table: reference.from,
      onDelete: reference.onDelete,
      ids: listReferringIds(state, reference, ids),
    }))
    .filter((referrers) => referrers.ids.length > 0);
}

function listReferringIds<From extends EntityTable>(
  state: WorkspaceState,
  { from, idOf }: Reference<From>,
  ids: ReadonlySet<string>,
): string[] {
  const referringIds: string[] = [];
  for (const record of state[from].values()) if (ids.has(idOf(record) ?? '')) referringIds.push(record.id);
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
  const missing: MissingReference[] = [];
  for (const reference of references) {
    const id = isFrom(reference, table) ? getReferencedId(reference, record) : undefined;
    if (id !== undefined && !state[reference.to].has(id)) missing.push({ table: reference.to, id });
  }
  return missing;
}

/** Returns a key that identifies the missing record. */
export const getMissingKey = ({ table, id }: MissingReference): string => `${table} ${id}`;

/** Returns each missing record to which other records refer, once. */
export function findAllMissing(state: WorkspaceState): MissingReference[] {
  const missing = listPutChanges(state)
    .filter(isEntityChange)
    .flatMap((change) => findMissingReferences(state, change.table, change.put));
  return [...new Map(missing.map((reference) => [getMissingKey(reference), reference])).values()];
}

const isFrom = <Table extends EntityTable>(
  reference: Reference,
  table: Table,
): reference is Reference & Reference<Table> => reference.from === table;

function getReferencedId<Table extends EntityTable>(
  { idOf }: Reference<Table>,
  record: WorkspaceRecord<Table>,
): string | undefined {
  return idOf(record);
}
