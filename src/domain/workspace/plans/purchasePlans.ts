import type { PurchaseDraft } from '../../purchase/purchaseDraft';
import { putRecordActivity } from '../activities';
import { skipTypedNumber, reserveCounterNumbers } from '../counterNumbers';
import { completePlanInSteps, putWithNextRevision, createPlanFailure, findTarget } from '../plan';
import type { PlanContext, PlanFailure, PlanProgress, PlanResult, PlanSteps, RecordTarget } from '../plan';
import type { WorkspaceRecord } from '../records';
import { put } from '../workspaceState';
import type { Change, WorkspaceState } from '../workspaceState';
import { getBuyerTable, checkBuyer, findBuyer, isSameBuyer } from './buyers';
import type { Owner } from './buyers';
import { editRecord, formatLocalTime, createRecordFields } from './recordPlans';
import { generateTags } from './tagGeneration';

type Purchase = WorkspaceRecord<'purchases'>;

/** Plan for buying a package in an agency's portal. Generates the tags; the purchase counts as paid. */
export function* planBuyPackage(
  state: WorkspaceState,
  { agencyId, packageId }: { agencyId: string; packageId: string },
  context: PlanContext,
): PlanSteps {
  const agency = state.agencies.get(agencyId);
  if (!agency) return createPlanFailure({ kind: 'not-found', table: 'agencies', id: agencyId });
  const tagPackage = copyPackage(state, packageId);
  if (!tagPackage) return createPlanFailure({ kind: 'not-found', table: 'packages', id: packageId });
  if (!state.packages.get(packageId)?.isActive) return createPlanFailure({ kind: 'not-active', id: packageId });
  const { numbers, changes } = reserveCounterNumbers(state, 'orderId', 1);
  const time = formatLocalTime(context.now);
  const purchase: Purchase = {
    ...createRecordFields(context),
    orderId: numbers[0] ?? '',
    transactionId: '',
    tagPackage,
    buyerType: 'business',
    buyer: agency.name,
    agencyId,
    amount: tagPackage.price,
    paymentStatus: 'Completed',
    hexacodesGenerated: true,
    paymentDate: time,
    purchasedAt: time,
  };
  const tags = yield* generateTags(state, purchase, { type: 'agency', id: agencyId }, context);
  const details = { name: tagPackage.name, count: tagPackage.totalHexacodes, person: agency.name };
  const activity = putRecordActivity(context, 'bought', 'purchases', [purchase], details);
  return yield* completeInSteps(state, [put('purchases', purchase), ...changes, ...tags, activity], purchase);
}

/** Plan for adding a purchase with the form of the back-office. Generates its tags if the draft asks for it. */
export function* planAddPurchase(state: WorkspaceState, draft: PurchaseDraft, context: PlanContext): PlanSteps {
  const tagPackage = copyPackage(state, draft.package);
  if (!tagPackage) return createPlanFailure({ kind: 'missing-reference', table: 'packages', id: draft.package });
  const buyerFailure = checkBuyer(state, draft);
  if (buyerFailure) return createPlanFailure(buyerFailure);
  const purchase: Purchase = { ...createRecordFields(context), ...toPurchaseFields(state, draft), tagPackage };
  const tags = draft.hexacodesGenerated ? yield* generateTagsForBuyer(state, purchase, context) : [];
  if ('kind' in tags) return createPlanFailure(tags);
  const changes = [
    put('purchases', purchase),
    ...skipTypedNumber(state, 'orderId', draft.orderId),
    putRecordActivity(context, 'added', 'purchases', [purchase]),
    ...tags,
  ];
  return yield* completeInSteps(state, changes, purchase);
}

/**
 * Plan for editing a purchase. Can generate its tags, but not remove generated tags. An unchanged package keeps its old
 * price, and an unchanged buyer may have been deleted or renamed since the purchase.
 */
export function* planEditPurchase(
  state: WorkspaceState,
  target: RecordTarget,
  draft: PurchaseDraft,
  context: PlanContext,
): PlanSteps {
  const { record: current, reason } = findTarget(state, 'purchases', target);
  if (reason) return createPlanFailure(reason);
  const isSamePackage = draft.package === current.tagPackage.id;
  if (current.hexacodesGenerated && !(draft.hexacodesGenerated && isSamePackage)) {
    return createPlanFailure({ kind: 'already-generated', id: current.id });
  }
  const tagPackage = isSamePackage ? current.tagPackage : copyPackage(state, draft.package);
  if (!tagPackage) return createPlanFailure({ kind: 'missing-reference', table: 'packages', id: draft.package });
  const buyerFailure = isSameBuyer(draft, current) ? undefined : checkBuyer(state, draft);
  if (buyerFailure) return createPlanFailure(buyerFailure);
  const purchase: Purchase = { ...current, ...toPurchaseFields(state, draft, current), tagPackage };
  const isGenerating = draft.hexacodesGenerated && !current.hexacodesGenerated;
  const tags = isGenerating ? yield* generateTagsForBuyer(state, purchase, context) : [];
  if ('kind' in tags) return createPlanFailure(tags);
  const changes = [
    putWithNextRevision('purchases', purchase),
    ...skipTypedNumber(state, 'orderId', draft.orderId),
    putRecordActivity(context, 'updated', 'purchases', [purchase]),
    ...tags,
  ];
  return yield* completeInSteps(state, changes, purchase);
}

/** Plan for generating the tags of a purchase that has none yet. Fails if it has the status 'Failed' or 'Cancelled'. */
export function* planGenerateTags(state: WorkspaceState, target: RecordTarget, context: PlanContext): PlanSteps {
  const { record: current, reason } = findTarget(state, 'purchases', target);
  if (reason) return createPlanFailure(reason);
  if (current.hexacodesGenerated) return createPlanFailure({ kind: 'already-generated', id: current.id });
  const { paymentStatus } = current;
  if (paymentStatus === 'Failed' || paymentStatus === 'Cancelled') return failAsChangedElsewhere(current);
  const purchase = { ...current, hexacodesGenerated: true };
  const tags = yield* generateTagsForBuyer(state, purchase, context);
  if ('kind' in tags) return createPlanFailure(tags);
  return yield* completeInSteps(state, [putWithNextRevision('purchases', purchase), ...tags], purchase);
}

/** Plan for marking a pending purchase as cancelled, or as paid at the current time. Its tags are kept. */
export function planSetPaymentStatus(
  state: WorkspaceState,
  target: RecordTarget,
  paymentStatus: 'Completed' | 'Cancelled',
  context: PlanContext,
): PlanResult {
  const current = state.purchases.get(target.id);
  if (current && current.paymentStatus !== 'Pending') return failAsChangedElsewhere(current);
  const isPaid = paymentStatus === 'Completed';
  return editRecord(
    state,
    context,
    'purchases',
    target,
    (purchase) =>
      putWithNextRevision('purchases', {
        ...purchase,
        paymentStatus,
        paymentDate: isPaid ? formatLocalTime(context.now) : purchase.paymentDate,
      }),
    isPaid ? 'paid' : 'cancelled',
  );
}

/**
 * Returns a failure for an action that the menu does not offer for the payment status of the purchase. The menu was
 * outdated, because another tab has changed the purchase.
 */
const failAsChangedElsewhere = ({ id }: Purchase) =>
  createPlanFailure({ kind: 'changed-elsewhere', table: 'purchases', id });

/** Completes a plan in steps after it has generated all tags. Each step therefore reports full progress. */
function completeInSteps(state: WorkspaceState, changes: readonly Change[], { tagPackage }: Purchase): PlanSteps {
  const total = tagPackage.totalHexacodes;
  return completePlanInSteps(state, changes, { done: total, total });
}

/** Returns the copy of a package that a purchase keeps. */
function copyPackage(state: WorkspaceState, packageId: string): Purchase['tagPackage'] | undefined {
  const tagPackage = state.packages.get(packageId);
  if (!tagPackage) return undefined;
  const { id, name, totalHexacodes, price } = tagPackage;
  return { id, name, totalHexacodes, price };
}

function toPurchaseFields(state: WorkspaceState, draft: PurchaseDraft, current?: Purchase) {
  const { package: _, buyerContentType: buyerType, paymentMethod, ...fields } = draft;
  const buyer = findBuyer(state, buyerType, draft.buyer);
  return {
    ...fields,
    buyerType,
    paymentMethod: paymentMethod || undefined,
    // An unchanged buyer remains the same agency, even if the agency has been renamed.
    agencyId:
      current && isSameBuyer(draft, current) ? current.agencyId : buyer?.type === 'agency' ? buyer.id : undefined,
  };
}

/**
 * Generates the tags of a purchase. Their owner is the agency with `agencyId` or, without this id, the agency or
 * customer with the name of the buyer. Returns a failure if none or several have this name.
 */
function* generateTagsForBuyer(
  state: WorkspaceState,
  purchase: Purchase,
  context: PlanContext,
): Generator<PlanProgress, Change[] | PlanFailure> {
  const { agencyId, buyer, buyerType } = purchase;
  const owner: Owner | undefined = agencyId ? { type: 'agency', id: agencyId } : findBuyer(state, buyerType, buyer);
  if (!owner) {
    return (
      checkBuyer(state, { buyer, buyerContentType: buyerType }) ?? {
        kind: 'ambiguous-buyer',
        buyer,
        table: getBuyerTable(buyerType),
      }
    );
  }
  const tags = yield* generateTags(state, purchase, owner, context);
  const count = purchase.tagPackage.totalHexacodes;
  return [...tags, putRecordActivity(context, 'generated', 'purchases', [purchase], { count, person: buyer })];
}
