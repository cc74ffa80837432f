import type { TableName, WorkspaceRecord } from './records';
import type { WorkspaceState } from './workspaceState';

/** What happens to a record when the record to which it refers is deleted. */
type OnDelete =
  /** The deletion is refused. */
  | 'refuse'
  /** The reference is removed; the record stays. */
  | 'unlink';

type Reference<From extends TableName> = {
  from: From;
  to: TableName;
  onDelete: OnDelete;
  /** Returns the id to which a record refers; undefined if it refers to no record of table `to`. */
  idOf: (record: WorkspaceRecord<From>) => string | undefined;
  /** Returns the record without the reference. Only references with `unlink` have it. */
  unlink?: (record: WorkspaceRecord<From>) => WorkspaceRecord<From>;
};

const reference = <From extends TableName>(definition: Reference<From>) => definition as unknown as Reference<TableName>;

/** All references between records. Copies of names, such as the buyer of a purchase, are not references. */
export const references: readonly Reference<TableName>[] = [
  reference({ from: 'partners', to: 'agencies', onDelete: 'refuse', idOf: ({ agencyId }) => agencyId }),
  reference({ from: 'customers', to: 'agencies', onDelete: 'refuse', idOf: ({ agencyId }) => agencyId }),
  reference({ from: 'purchases', to: 'agencies', onDelete: 'refuse', idOf: ({ agencyId }) => agencyId }),
  reference({
    from: 'tags',
    to: 'agencies',
    onDelete: 'refuse',
    idOf: ({ owner }) => (owner.type === 'agency' ? owner.id : undefined),
  }),
  reference({
    from: 'tags',
    to: 'customers',
    onDelete: 'refuse',
    idOf: ({ owner }) => (owner.type === 'individual' ? owner.id : undefined),
  }),
  reference({
    from: 'tags',
    to: 'customers',
    onDelete: 'unlink',
    idOf: ({ assignment }) => assignment?.customerId,
    unlink: ({ assignment: _, ...tag }) => tag,
  }),
  reference({ from: 'tags', to: 'partners', onDelete: 'refuse', idOf: ({ partnerId }) => partnerId }),
  reference({ from: 'tags', to: 'purchases', onDelete: 'refuse', idOf: ({ purchaseId }) => purchaseId }),
  reference({ from: 'tags', to: 'utilities', onDelete: 'refuse', idOf: ({ utilityId }) => utilityId }),
];

/** Records of one table that refer to a record. */
export type Referrers = { table: TableName; onDelete: OnDelete; ids: string[] };

/** Returns the records that refer to record `id` of `table`, grouped by reference. */
export function findReferrers(state: WorkspaceState, table: TableName, id: string): Referrers[] {
  return references
    .filter(({ to }) => to === table)
    .map(({ from, onDelete, idOf }) => ({
      table: from,
      onDelete,
      ids: [...state[from].values()].filter((record) => idOf(record) === id).map((record) => record.id),
    }))
    .filter(({ ids }) => ids.length > 0);
}
