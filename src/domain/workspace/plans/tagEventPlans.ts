import type { Assignee } from '../../tag/assignee';
import { dayOf } from '../../time/days';
import { putActivityAbout } from '../activities';
import { hexacodeKey } from '../hexacodes';
import { personName } from '../personFields';
import { checkTarget, completePlan, putChanged, refuse } from '../plan';
import type { PlanContext, PlanResult, Target } from '../plan';
import type { WorkspaceRecord } from '../records';
import type { WorkspaceState } from '../workspaceState';

type Tag = WorkspaceRecord<'tags'>;

/** The agency or partner that assigns tags. */
export type AssignerId = { type: 'agency' | 'partner'; id: string };

/** Assigns tags to a person, also tags that are assigned to someone else. */
export function planAssignTags(
  state: WorkspaceState,
  targets: readonly Target[],
  { to, assigner }: { to: Assignee; assigner: AssignerId },
  context: PlanContext,
): PlanResult {
  const customer = 'customerId' in to ? state.customers.get(to.customerId) : undefined;
  if ('customerId' in to && !customer) return refuse({ kind: 'not-found', table: 'customers', id: to.customerId });
  const assignerName = findAssignerName(state, assigner);
  if (assignerName === undefined) {
    return refuse({ kind: 'not-found', table: assigner.type === 'agency' ? 'agencies' : 'partners', id: assigner.id });
  }
  const email = 'email' in to ? to.email : (customer?.email ?? '');
  const assignment = {
    email,
    customerId: customer?.id,
    assigner: { ...assigner, name: assignerName },
    assignedAt: dayOf(context.now),
  };
  const person = (customer && personName(customer)) || email;
  return changeTags(state, targets, context, 'assigned', (tag) => ({ ...tag, assignment }), person);
}

/** Takes tags back from the people to whom they are assigned. Tags that are not assigned stay as they are. */
export function planUnassignTags(state: WorkspaceState, targets: readonly Target[], context: PlanContext): PlanResult {
  return changeTags(state, targets, context, 'unassigned', (tag) =>
    tag.assignment ? { ...tag, assignment: undefined } : tag,
  );
}

/** Sets the utility of tags, or disables it if `utilityId` is undefined. Refused if the utility does not exist. */
export function planSetUtility(
  state: WorkspaceState,
  targets: readonly Target[],
  utilityId: string | undefined,
  context: PlanContext,
): PlanResult {
  return changeTags(state, targets, context, 'updated', (tag) =>
    tag.utilityId === utilityId ? tag : { ...tag, utilityId },
  );
}

/** Records whether the owners of tags have completed their customization. */
export function planSetCustomized(
  state: WorkspaceState,
  targets: readonly Target[],
  isCustomized: boolean,
  context: PlanContext,
): PlanResult {
  return changeTags(state, targets, context, 'updated', (tag) =>
    tag.isCustomized === isCustomized ? tag : { ...tag, isCustomized },
  );
}

/** Marks tags as activated today. Tags that are active already keep their date. */
export function planActivateTags(state: WorkspaceState, targets: readonly Target[], context: PlanContext): PlanResult {
  const activatedAt = dayOf(context.now);
  return changeTags(state, targets, context, 'activated', (tag) => (tag.activatedAt ? tag : { ...tag, activatedAt }));
}

/** Marks the tags with these hexacodes as printed today. Ignores codes that no tag has, such as sample codes. */
export function planMarkPrinted(state: WorkspaceState, hexacodes: readonly string[], context: PlanContext): PlanResult {
  const printedAt = dayOf(context.now);
  const keys = new Set(hexacodes.map(hexacodeKey));
  const printedTags = [...state.tags.values()].filter(({ hexacode }) => keys.has(hexacodeKey(hexacode)));
  return changeTags(state, printedTags, context, 'printed', (tag) =>
    tag.printedAt === printedAt ? tag : { ...tag, printedAt },
  );
}

/** Changes tags, with one activity about all of them. Tags that `change` returns unchanged are left out. */
function changeTags(
  state: WorkspaceState,
  targets: readonly Target[],
  context: PlanContext,
  kind: 'assigned' | 'unassigned' | 'updated' | 'activated' | 'printed',
  change: (tag: Tag) => Tag,
  person?: string,
): PlanResult {
  const reason = targets.map((target) => checkTarget(state, 'tags', target)).find((failure) => failure !== undefined);
  if (reason) return refuse(reason);
  const changedTags = targets.flatMap(({ id }) => {
    const tag = state.tags.get(id);
    const changed = tag && change(tag);
    return changed && changed !== tag ? [changed] : [];
  });
  if (changedTags.length === 0) return { ok: true, changes: [] };
  const activity = putActivityAbout(context, kind, 'tags', changedTags, { person });
  return completePlan(state, [...changedTags.map((tag) => putChanged('tags', tag)), activity]);
}

function findAssignerName(state: WorkspaceState, { type, id }: AssignerId): string | undefined {
  if (type === 'agency') return state.agencies.get(id)?.name;
  const partner = state.partners.get(id);
  return partner && personName(partner);
}
