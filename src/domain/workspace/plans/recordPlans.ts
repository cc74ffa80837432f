import { dateToDay, formatTimeOfDay } from '../../time/days';
import { putRecordActivity } from '../activities';
import { completePlan, createPlanFailure, findTarget } from '../plan';
import type { PlanContext, PlanResult, RecordTarget } from '../plan';
import type { EntityTable, WorkspaceRecord } from '../records';
import type { Change, PutChange, WorkspaceState } from '../workspaceState';

type ActivityKind = WorkspaceRecord<'activities'>['kind'];

/** Plan for adding a record, its activity and `otherChanges`. */
export function addRecord(
  state: WorkspaceState,
  context: PlanContext,
  change: PutChange<EntityTable>,
  otherChanges: readonly Change[] = [],
): PlanResult {
  return completePlan(state, [change, ...otherChanges, putActivityOf(context, 'added', change)]);
}

/**
 * Plan for editing a record. `edit` returns the change; an activity is added to the history. Fails if the record was
 * deleted, or changed after the user had opened it.
 */
export function editRecord<Table extends EntityTable>(
  state: WorkspaceState,
  context: PlanContext,
  table: Table,
  target: RecordTarget,
  edit: (record: WorkspaceRecord<Table>) => PutChange<EntityTable>,
  kind: ActivityKind = 'updated',
): PlanResult {
  const { record, reason } = findTarget(state, table, target);
  if (reason) return createPlanFailure(reason);
  const change = edit(record);
  return completePlan(state, [change, putActivityOf(context, kind, change)]);
}

const putActivityOf = <Table extends EntityTable>(
  context: PlanContext,
  kind: ActivityKind,
  { table, put }: PutChange<Table>,
) => putRecordActivity(context, kind, table, [put]);

/** Returns the id and revision of a new record. */
export function createRecordFields({ createId }: PlanContext): { id: string; revision: number } {
  return { id: createId(), revision: 0 };
}

/** Returns the local time in the format of `datetime-local` fields: `YYYY-MM-DDTHH:MM`. */
export function formatLocalTime(now: Date): string {
  return `${dateToDay(now)}T${formatTimeOfDay(now)}`;
}
