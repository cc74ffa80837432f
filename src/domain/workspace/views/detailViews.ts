import { dateTimeToDay, formatDay } from '../../time/days';
import { getRecordName } from '../activities';
import { memoizeLast } from '../memoizeLast';
import type { EntityTable, WorkspaceRecord } from '../records';
import type { WorkspaceState } from '../workspaceState';

/* Records that a detail panel links to. */

type RelatedRecord = { id: string; title: string; detail: string };

/**
 * Records of one table that belong to a record, newest first. `count` is the number of all these records; `records`
 * contains only the first three.
 */
export type RelatedRecordSet = { table: EntityTable; count: number; records: readonly RelatedRecord[] };

/** Maximum number of related records that a panel shows for each table. */
const maxShownRecords = 3;

/** Tables whose records a detail panel links to. No panel links to a package: purchases keep copies of their packages. */
type RelatedTable = Exclude<EntityTable, 'packages'>;

/** Functions that return the second line of a record in a detail panel, below its name. */
const detailGetters: { [Table in RelatedTable]: (record: WorkspaceRecord<Table>) => string } = {
  agencies: ({ email }) => email,
  partners: ({ email }) => email,
  customers: ({ email }) => email,
  purchases: ({ tagPackage, purchasedAt }) => `${tagPackage.name}, ${formatDay(dateTimeToDay(purchasedAt))}`,
  tags: ({ serialNumber }) => serialNumber,
  utilities: ({ description }) => description,
};

function toRelatedRecord<Table extends RelatedTable>(table: Table, record: WorkspaceRecord<Table>): RelatedRecord {
  // Older versions of the app accepted customers without a name.
  return { id: record.id, title: getRecordName(table, record) || 'No name', detail: detailGetters[table](record) };
}

/** Returns the records of `table` for which `isRelated` is true. Takes a few ms with 100,000 records. */
function findRelated<Table extends RelatedTable>(
  state: WorkspaceState,
  table: Table,
  isRelated: (record: WorkspaceRecord<Table>) => boolean,
): RelatedRecordSet {
  const records: ReadonlyMap<string, WorkspaceRecord<Table>> = state[table];
  const relatedRecords: WorkspaceRecord<Table>[] = [];
  for (const record of records.values()) if (isRelated(record)) relatedRecords.push(record);
  const newestRecords = relatedRecords.slice(-maxShownRecords).reverse();
  return {
    table,
    count: relatedRecords.length,
    records: newestRecords.map((record) => toRelatedRecord(table, record)),
  };
}

/** Returns a list of one set that contains the record with this id; an empty list if no record has it. */
function findById(state: WorkspaceState, table: RelatedTable, id: string | undefined): RelatedRecordSet[] {
  const relatedRecords = findRelated(state, table, (record) => record.id === id);
  return relatedRecords.count > 0 ? [relatedRecords] : [];
}

type RelatedRecordFinders = { [Table in EntityTable]: (state: WorkspaceState, id: string) => RelatedRecordSet[] };

const relatedRecordFinders: RelatedRecordFinders = {
  agencies: (state, id) => [
    findRelated(state, 'partners', ({ agencyId }) => agencyId === id),
    findRelated(state, 'customers', ({ agencyId }) => agencyId === id),
    findRelated(state, 'purchases', ({ agencyId }) => agencyId === id),
    findRelated(state, 'tags', ({ owner }) => owner.type === 'agency' && owner.id === id),
  ],
  partners: (state, id) => [findRelated(state, 'tags', ({ partnerId }) => partnerId === id)],
  customers: (state, id) => [
    findRelated(
      state,
      'tags',
      ({ owner, assignment }) => (owner.type === 'individual' && owner.id === id) || assignment?.customerId === id,
    ),
  ],
  packages: (state, id) => [findRelated(state, 'purchases', ({ tagPackage }) => tagPackage.id === id)],
  purchases: (state, id) => [findRelated(state, 'tags', ({ purchaseId }) => purchaseId === id)],
  tags: (state, id) => {
    const tag = state.tags.get(id);
    if (!tag) return [];
    return [
      ...findById(state, tag.owner.type === 'agency' ? 'agencies' : 'customers', tag.owner.id),
      ...findById(state, 'purchases', tag.purchaseId),
      ...findById(state, 'partners', tag.partnerId),
      ...findById(state, 'utilities', tag.utilityId),
    ];
  },
  utilities: (state, id) => [findRelated(state, 'tags', ({ utilityId }) => utilityId === id)],
};

/**
 * Returns the related records that the back-office shows in the details of a record, one set for each related table:
 * for a tag, those that it refers to (owner, purchase, partner and utility), for other records, those that refer to
 * it. Returns the same array until a record changes.
 */
export const listRelatedRecords = memoizeLast(
  (state: WorkspaceState, table: EntityTable, id: string): readonly RelatedRecordSet[] =>
    relatedRecordFinders[table](state, id),
);

/**
 * Returns the tags that belong to a partner or customer in the portal of an agency: those that the partner has
 * assigned, or that are assigned to the customer.
 */
export const listRelatedTags = memoizeLast(
  (
    state: WorkspaceState,
    agencyId: string,
    table: 'partners' | 'customers',
    id: string,
  ): readonly RelatedRecordSet[] => [
    findRelated(state, 'tags', ({ owner, assignment }) => {
      if (owner.type !== 'agency' || owner.id !== agencyId || !assignment) return false;
      const { assigner, customerId } = assignment;
      return table === 'customers' ? customerId === id : assigner.type === 'partner' && assigner.id === id;
    }),
  ],
);
