import type { Assignee } from '../../tag/assignee';
import type { TagChange } from '../../tag/tagChange';
import { dateToDay } from '../../time/days';
import type { Day } from '../../time/days';
import { putRecordActivity } from '../activities';
import { toHexacodeKey } from '../hexacodes';
import { formatPersonName } from '../../text/formatPersonName';
import { checkTarget, completePlan, putWithNextRevision, createPlanFailure } from '../plan';
import type { PlanContext, PlanResult, RecordTarget } from '../plan';
import type { WorkspaceRecord } from '../records';
import type { WorkspaceState } from '../workspaceState';

type Tag = WorkspaceRecord<'tags'>;

type TagActivityKind = 'assigned' | 'unassigned' | 'updated' | 'activated' | 'printed';

/** The agency or partner that assigns tags. */
export type AssignerId = { type: 'agency' | 'partner'; id: string };

/** Plan for assigning tags to a person, including tags that are assigned to someone else. */
export function planAssignTags(
  state: WorkspaceState,
  targets: readonly RecordTarget[],
  { assignee, assigner }: { assignee: Assignee; assigner: AssignerId },
  context: PlanContext,
): PlanResult {
  const customer = 'customerId' in assignee ? state.customers.get(assignee.customerId) : undefined;
  if ('customerId' in assignee && !customer)
    return createPlanFailure({ kind: 'not-found', table: 'customers', id: assignee.customerId });
  const assignerName = findAssignerName(state, assigner);
  if (assignerName === undefined) {
    return createPlanFailure({
      kind: 'not-found',
      table: assigner.type === 'agency' ? 'agencies' : 'partners',
      id: assigner.id,
    });
  }
  const email = 'email' in assignee ? assignee.email : (customer?.email ?? '');
  const assignment = {
    email,
    customerId: customer?.id,
    assigner: { ...assigner, name: assignerName },
    assignedAt: dateToDay(context.now),
  };
  const person = (customer && formatPersonName(customer)) || email;
  return changeTags(state, targets, context, 'assigned', (tag) => ({ ...tag, assignment }), person);
}

/** Plan for changing tags. Skips tags that already have the new value: an activated tag keeps its activation date. */
export function planChangeTags(
  state: WorkspaceState,
  targets: readonly RecordTarget[],
  change: TagChange,
  context: PlanContext,
): PlanResult {
  return changeTags(state, targets, context, getActivityKind(change), (tag) =>
    applyTagChange(tag, change, dateToDay(context.now)),
  );
}

function getActivityKind(change: TagChange): TagActivityKind {
  if (change.kind === 'activated' || change.kind === 'unassigned') return change.kind;
  return change.kind === 'printed' && change.isPrinted ? 'printed' : 'updated';
}

function applyTagChange(tag: Tag, change: TagChange, today: Day): Tag {
  switch (change.kind) {
    case 'activated':
      return tag.activatedAt ? tag : { ...tag, activatedAt: today };
    case 'unassigned':
      return tag.assignment ? { ...tag, assignment: undefined } : tag;
    case 'customized':
      return tag.isCustomized === change.isCustomized ? tag : { ...tag, isCustomized: change.isCustomized };
    case 'printed':
      return (tag.printedAt !== undefined) === change.isPrinted
        ? tag
        : { ...tag, printedAt: change.isPrinted ? today : undefined };
    case 'utility':
      return tag.utilityId === change.utilityId ? tag : { ...tag, utilityId: change.utilityId };
  }
}

/**
 * Plan for marking the tags with these hexacodes as printed today. Ignores hexacodes that no tag has, such as those of
 * sample tags.
 */
export function planMarkPrinted(state: WorkspaceState, hexacodes: readonly string[], context: PlanContext): PlanResult {
  const printedAt = dateToDay(context.now);
  const keys = new Set(hexacodes.map(toHexacodeKey));
  const printedTags = [...state.tags.values()].filter(({ hexacode }) => keys.has(toHexacodeKey(hexacode)));
  return changeTags(state, printedTags, context, 'printed', (tag) =>
    tag.printedAt === printedAt ? tag : { ...tag, printedAt },
  );
}

/** Changes several tags and adds one activity about them. Skips tags that `editTag` returns unchanged. */
function changeTags(
  state: WorkspaceState,
  targets: readonly RecordTarget[],
  context: PlanContext,
  kind: TagActivityKind,
  editTag: (tag: Tag) => Tag,
  person?: string,
): PlanResult {
  const reason = targets.map((target) => checkTarget(state, 'tags', target)).find((failure) => failure !== undefined);
  if (reason) return createPlanFailure(reason);
  const changedTags = targets.flatMap(({ id }) => {
    const tag = state.tags.get(id);
    const changedTag = tag && editTag(tag);
    return changedTag && changedTag !== tag ? [changedTag] : [];
  });
  if (changedTags.length === 0) return { ok: true, changes: [] };
  const activity = putRecordActivity(context, kind, 'tags', changedTags, { person });
  return completePlan(state, [...changedTags.map((tag) => putWithNextRevision('tags', tag)), activity]);
}

function findAssignerName(state: WorkspaceState, { type, id }: AssignerId): string | undefined {
  if (type === 'agency') return state.agencies.get(id)?.name;
  const partner = state.partners.get(id);
  return partner && formatPersonName(partner);
}
