import { formatPersonName } from '../text/formatPersonName';
import type { EntityTable, WorkspaceRecord } from './records';
import type { PlanContext } from './plan';
import { put } from './workspaceState';
import type { PutChange } from './workspaceState';

type Activity = WorkspaceRecord<'activities'>;

/** Returns the change that adds an activity to the history. */
function putActivity(
  { now, createId }: PlanContext,
  details: Omit<Activity, 'id' | 'revision' | 'at' | 'isUndo'>,
): PutChange<'activities'> {
  return put('activities', { id: createId(), revision: 0, at: now.toISOString(), isUndo: false, ...details });
}

/** Returns the change that adds an activity about one or more records of a table. */
export function putRecordActivity<Table extends EntityTable>(
  context: PlanContext,
  kind: Activity['kind'],
  table: Table,
  records: readonly WorkspaceRecord<Table>[],
  details: Partial<Pick<Activity, 'name' | 'count' | 'person'>> = {},
): PutChange<'activities'> {
  const [firstRecord] = records;
  const agencyIds = new Set(records.map((record) => getAgencyId(table, record)));
  return putActivity(context, {
    kind,
    table,
    recordIds: records.map(({ id }) => id),
    name: firstRecord ? getRecordName(table, firstRecord) : '',
    count: records.length,
    // A portal shows only activities about records of its agency. An activity about several agencies has no agency.
    agencyId: agencyIds.size === 1 ? [...agencyIds][0] : undefined,
    ...details,
  });
}

const nameGetters: { [Table in EntityTable]: (record: WorkspaceRecord<Table>) => string } = {
  agencies: ({ name }) => name,
  partners: formatPersonName,
  customers: formatPersonName,
  packages: ({ name }) => name,
  purchases: ({ orderId }) => orderId,
  tags: ({ hexacode }) => hexacode,
  utilities: ({ name }) => name,
};

/** Returns the name by which messages and the history mention a record. */
export function getRecordName<Table extends EntityTable>(table: Table, record: WorkspaceRecord<Table>): string {
  return nameGetters[table](record);
}

const agencyIdGetters: { [Table in EntityTable]: (record: WorkspaceRecord<Table>) => string | undefined } = {
  agencies: () => undefined,
  partners: ({ agencyId }) => agencyId,
  customers: ({ agencyId }) => agencyId,
  packages: () => undefined,
  purchases: ({ agencyId }) => agencyId,
  tags: ({ owner }) => (owner.type === 'agency' ? owner.id : undefined),
  utilities: () => undefined,
};

/** Returns the id of the agency whose portal shows a record; undefined if only the back-office shows it. */
function getAgencyId<Table extends EntityTable>(table: Table, record: WorkspaceRecord<Table>): string | undefined {
  return agencyIdGetters[table](record);
}
