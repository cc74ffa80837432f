import { completePlanInSteps, createPlanFailure } from '../plan';
import type { PlanContext, PlanSteps } from '../plan';
import { isSameRecord } from '../records';
import type { WorkspaceTable } from '../records';
import { getChangedId, invertChanges, put } from '../workspaceState';
import type { Change, PutChange, WorkspaceState } from '../workspaceState';

/** The changes that an action made, and the changes that revert them. */
export type UndoChanges = { appliedChanges: readonly Change[]; inverseChanges: readonly Change[] };

/** Tables that Undo does not revert: activities stay in the history, and used numbers are not assigned again. */
const notRevertedTables: ReadonlySet<WorkspaceTable> = new Set(['activities', 'counters']);

/** Returns the changes of an action with the changes that revert them. `before` is the state before the action. */
export function prepareUndo(before: WorkspaceState, appliedChanges: readonly Change[]): UndoChanges {
  return {
    appliedChanges,
    inverseChanges: invertChanges(before, appliedChanges).filter(({ table }) => !notRevertedTables.has(table)),
  };
}

/**
 * Plan for undoing an action. Fails if one of its records was changed after the action, or if the result would break a
 * rule. A record that was changed and then restored counts as unchanged, so that actions can be undone one after
 * another.
 */
export function* planUndo(
  state: WorkspaceState,
  { appliedChanges, inverseChanges }: UndoChanges,
  context: PlanContext,
): PlanSteps {
  const conflictingChange = appliedChanges.find(
    (change) => !notRevertedTables.has(change.table) && isChangedSince(state, change),
  );
  if (conflictingChange)
    return createPlanFailure({
      kind: 'changed-elsewhere',
      table: conflictingChange.table,
      id: getChangedId(conflictingChange),
    });
  const restoringChanges = inverseChanges.map((change) =>
    'put' in change ? putRestoredRecord(state, change) : change,
  );
  return yield* completePlanInSteps(state, [
    ...restoringChanges,
    ...appliedChanges.flatMap((change) => createUndoActivity(change, context)),
  ]);
}

function isChangedSince(state: WorkspaceState, change: Change): boolean {
  return 'put' in change ? !isStored(state, change) : state[change.table].has(change.remove);
}

function isStored<Table extends WorkspaceTable>(state: WorkspaceState, { table, put: record }: PutChange<Table>) {
  const current = state[table].get(record.id);
  return current !== undefined && isSameRecord(table, { ...current, revision: record.revision }, record);
}

/** Gives a restored record a new revision, so that edits based on any of its earlier revisions fail. */
function putRestoredRecord<Table extends WorkspaceTable>(
  state: WorkspaceState,
  { table, put: record }: PutChange<Table>,
): PutChange<Table> {
  const current = state[table].get(record.id);
  return put(table, { ...record, revision: Math.max(record.revision, current?.revision ?? 0) + 1 });
}

function createUndoActivity(change: Change, { now, createId }: PlanContext): Change[] {
  if (change.table !== 'activities' || !('put' in change)) return [];
  const { put: activity } = change;
  const entry = { ...activity, id: createId(), at: now.toISOString(), isUndo: !activity.isUndo };
  return [put('activities', entry)];
}
