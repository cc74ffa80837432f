import { memoizeLast } from './memoizeLast';
import { entityTables, workspaceTables } from './records';
import type { EntityTable, WorkspaceRecord, WorkspaceTable } from './records';

/** All records of a workspace by table and id, in the order of their ids, which is the order of creation. Immutable. */
export type WorkspaceState = {
  readonly [Table in WorkspaceTable]: ReadonlyMap<string, WorkspaceRecord<Table>>;
};

/** Adds a record, or replaces the record that has the same id. */
export type PutChange<Table extends WorkspaceTable = WorkspaceTable> = {
  [Name in Table]: { table: Name; put: WorkspaceRecord<Name> };
}[Table];

/** Removes the record with this id, if there is one. */
type RemoveChange<Table extends WorkspaceTable = WorkspaceTable> = { table: Table; remove: string };

export type Change<Table extends WorkspaceTable = WorkspaceTable> = PutChange<Table> | RemoveChange<Table>;

type Records<Table extends WorkspaceTable> = ReadonlyMap<string, WorkspaceRecord<Table>>;

/** Creates a state with the records that `build` returns for each table. */
export function buildState(build: <Table extends WorkspaceTable>(table: Table) => Records<Table>): WorkspaceState {
  return {
    agencies: build('agencies'),
    partners: build('partners'),
    customers: build('customers'),
    packages: build('packages'),
    purchases: build('purchases'),
    tags: build('tags'),
    utilities: build('utilities'),
    activities: build('activities'),
    settingsSaves: build('settingsSaves'),
    retiredHexacodes: build('retiredHexacodes'),
    counters: build('counters'),
  };
}

export const emptyWorkspace: WorkspaceState = buildState(() => new Map());

/**
 * Returns the state after `changes`, which are applied in order. Unchanged tables stay the same objects. The last
 * result is cached, because checking a plan and committing it need the same state, and copying a large table is slow.
 */
export const applyChanges = memoizeLast((state: WorkspaceState, changes: readonly Change[]): WorkspaceState => {
  const changedTables = new Set(changes.map(({ table }) => table));
  return buildState((table) => (changedTables.has(table) ? changeTable(state, table, changes) : state[table]));
});

/** Returns the changes that turn the state after `changes` back into `state`. */
export function invertChanges(state: WorkspaceState, changes: readonly Change[]): Change[] {
  return changes.map((change) => invertChange(state, change.table, getChangedId(change)));
}

/** Returns the id of the record that a change adds, replaces or removes. */
export function getChangedId(change: Change): string {
  return 'put' in change ? change.put.id : change.remove;
}

/** True for a change to a table whose records users add, edit and delete. */
export const isEntityChange = (change: PutChange): change is PutChange<EntityTable> =>
  entityTables.some((table) => table === change.table);

/** Returns the change that adds or replaces a record. */
export function put<Table extends WorkspaceTable>(table: Table, record: WorkspaceRecord<Table>): PutChange<Table> {
  return { table, put: record };
}

/** Returns the records of `table` that `changes` add or replace. */
export function listPutRecords<Table extends WorkspaceTable>(
  table: Table,
  changes: readonly Change[],
): WorkspaceRecord<Table>[] {
  return changes.flatMap((change) => (isPutTo(table, change) ? [change.put] : []));
}

/** Returns the changes that add all records of a state. */
export function listPutChanges(state: WorkspaceState): PutChange[] {
  return workspaceTables.flatMap((table) => putAll(state, table));
}

const putAll = <Table extends WorkspaceTable>(state: WorkspaceState, table: Table): PutChange<Table>[] =>
  Array.from(state[table].values(), (record) => put(table, record));

function invertChange<Table extends WorkspaceTable>(state: WorkspaceState, table: Table, id: string): Change<Table> {
  const record = state[table].get(id);
  return record ? put(table, record) : { table, remove: id };
}

function changeTable<Table extends WorkspaceTable>(
  state: WorkspaceState,
  table: Table,
  changes: readonly Change[],
): Records<Table> {
  const records = new Map<string, WorkspaceRecord<Table>>(state[table]);
  let hasNewIds = false;
  for (const change of changes) {
    if (change.table !== table) continue;
    hasNewIds ||= !records.has(getChangedId(change));
    if (isPutTo(table, change)) setRecord(records, change);
    else records.delete(getChangedId(change));
  }
  // Replaced records keep their positions, so that only new ids require sorting.
  return hasNewIds ? sortById(records) : records;
}

const isPutTo = <Table extends WorkspaceTable>(table: Table, change: Change): change is Change & PutChange<Table> =>
  change.table === table && 'put' in change;

function setRecord<Table extends WorkspaceTable>(
  records: Map<string, WorkspaceRecord<Table>>,
  { put: record }: PutChange<Table>,
): void {
  records.set(record.id, record);
}

/**
 * Sorts records by id if necessary. New records have the largest id, so this is only needed after a record has been
 * restored.
 */
function sortById<Value>(records: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  let previousId = '';
  for (const id of records.keys()) {
    if (id < previousId) return new Map([...records].sort(([a], [b]) => (a < b ? -1 : 1)));
    previousId = id;
  }
  return records;
}

/** Returns the number of records in each table whose records users add, edit and delete. */
export function countRecords(state: WorkspaceState): Record<EntityTable, number> {
  const { agencies, partners, customers, packages, purchases, tags, utilities } = state;
  return {
    ...{ agencies: agencies.size, partners: partners.size, customers: customers.size, packages: packages.size },
    ...{ purchases: purchases.size, tags: tags.size, utilities: utilities.size },
  };
}
