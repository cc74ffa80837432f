import { putRecordActivity } from '../activities';
import { formatPersonName } from '../../text/formatPersonName';
import { checkTarget, completePlan, putWithNextRevision, createPlanFailure } from '../plan';
import type { PlanContext, PlanResult, RecordTarget } from '../plan';
import type { EntityTable } from '../records';
import { findReferrers } from '../references';
import type { Change, WorkspaceState } from '../workspaceState';

/** Plan for deleting records of a table: all of them or, if one cannot be deleted, none. */
export function planRemove(
  state: WorkspaceState,
  table: EntityTable,
  targets: readonly RecordTarget[],
  context: PlanContext,
): PlanResult {
  const reason = targets.map((target) => checkTarget(state, table, target)).find((failure) => failure !== undefined);
  if (reason) return createPlanFailure(reason);
  const records = targets.flatMap(({ id }) => state[table].get(id) ?? []);
  if (records.length === 0) return { ok: true, changes: [] };
  const removals = targets.map(({ id }): Change => ({ table, remove: id }));
  const referrers = findReferrers(state, table, new Set(targets.map(({ id }) => id)));
  // The ids of tags, because only tags have references with `onDelete: 'unlink'`.
  const unlinkedIds = referrers.filter(({ onDelete }) => onDelete === 'unlink').flatMap(({ ids }) => ids);
  return completePlan(state, [
    ...removals,
    ...unassignTags(state, unlinkedIds, context),
    putRecordActivity(context, 'deleted', table, records),
  ]);
}

/** Returns the changes that unassign tags of deleted customers. The history keeps the names of the customers. */
function unassignTags(state: WorkspaceState, tagIds: readonly string[], context: PlanContext): Change[] {
  const tags = tagIds.flatMap((id) => state.tags.get(id) ?? []);
  const customerIds = new Set(tags.map(({ assignment }) => assignment?.customerId ?? ''));
  const activities = [...customerIds].map((customerId) => {
    const customer = state.customers.get(customerId);
    const person = customer && (formatPersonName(customer) || customer.email);
    const customerTags = tags.filter(({ assignment }) => assignment?.customerId === customerId);
    return putRecordActivity(context, 'unassigned', 'tags', customerTags, { person });
  });
  return [...tags.map((tag) => putWithNextRevision('tags', { ...tag, assignment: undefined })), ...activities];
}
