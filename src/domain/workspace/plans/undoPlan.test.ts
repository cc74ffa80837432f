import { describe, expect, it } from 'vitest';

import { findInconsistencies } from '../inconsistencies';
import { finishPlan } from '../plan';
import type { PlanResult } from '../plan';
import { makePlanContext } from '../planContext.sample';
import {
  makeAgencyRecord,
  makeCustomerRecord,
  makePackageRecord,
  makePartnerRecord,
  makePurchaseRecord,
  makeTagRecord,
} from '../records.sample';
import { listActivities } from '../views/activityViews';
import { applyChanges, emptyWorkspace, put } from '../workspaceState';
import type { WorkspaceState } from '../workspaceState';
import { agencyDraft } from './drafts.sample';
import { planAddAgency, planEditAgency } from './peoplePlans';
import { planBuyPackage, planGenerateTags } from './purchasePlans';
import { planRemove } from './removePlan';
import { planMarkPrinted } from './tagEventPlans';
import { planUndo, prepareUndo } from './undoPlan';

const context = makePlanContext();
const assignment = {
  email: 'omar@example.com',
  customerId: 'customer-1',
  assigner: { type: 'agency', name: 'Harbour Tags' },
  assignedAt: '2026-06-12',
} as const;
const state = applyChanges(emptyWorkspace, [
  put('agencies', makeAgencyRecord()),
  put('partners', makePartnerRecord()),
  put('customers', makeCustomerRecord()),
  put('packages', makePackageRecord()),
  put('tags', makeTagRecord({ assignment })),
  put('counters', { id: 'serialNumber', revision: 0, last: 1 }),
]);
const makeTarget = (id: string, revision = 0) => ({ id, revision });

/** Returns the state after applying a plan's result, and a function that undoes the plan in a later state. */
function applyWithUndo(before: WorkspaceState, result: PlanResult) {
  const changes = result.ok ? result.changes : [];
  const undo = prepareUndo(before, changes);
  return {
    after: applyChanges(before, changes),
    undoIn: (laterState: WorkspaceState) => finishPlan(planUndo(laterState, undo, context)),
  };
}
const apply = (before: WorkspaceState, result: PlanResult) => applyChanges(before, result.ok ? result.changes : []);

describe('undo', () => {
  it('restores a deleted customer with the assignments of the tags', () => {
    const { after, undoIn } = applyWithUndo(state, planRemove(state, 'customers', [makeTarget('customer-1')], context));
    const undone = apply(after, undoIn(after));
    expect(undone.customers.get('customer-1')).toEqual(makeCustomerRecord({ revision: 1 }));
    expect(undone.tags.get('tag-1')).toEqual(makeTagRecord({ assignment, revision: 2 }));
    expect(findInconsistencies(undone)).toEqual([]);
  });

  it('reverts two actions on the same tag, the later one first', () => {
    const firstAction = applyWithUndo(state, planRemove(state, 'customers', [makeTarget('customer-1')], context));
    const secondAction = applyWithUndo(
      firstAction.after,
      planRemove(firstAction.after, 'tags', [makeTarget('tag-1', 1)], context),
    );
    const restored = apply(secondAction.after, secondAction.undoIn(secondAction.after));
    const undone = apply(restored, firstAction.undoIn(restored));
    expect([...undone.customers.keys()]).toEqual(['customer-1']);
    expect(undone.tags.get('tag-1')).toMatchObject({ assignment });
    expect(findInconsistencies(undone)).toEqual([]);
  });

  it('lets a restored tag have its hexacode again', () => {
    const { after, undoIn } = applyWithUndo(state, planRemove(state, 'tags', [makeTarget('tag-1')], context));
    expect(apply(after, undoIn(after)).retiredHexacodes.size).toBe(0);
  });

  it('keeps the history and adds to it', () => {
    const { after, undoIn } = applyWithUndo(state, planRemove(state, 'partners', [makeTarget('partner-1')], context));
    expect(listActivities(apply(after, undoIn(after)), context.now).map(({ heading }) => heading)).toEqual([
      'Undone: Partner Mira A. deleted',
      'Partner Mira A. deleted',
    ]);
  });

  it('removes what was added, and retires the hexacodes of bought tags', () => {
    const buy = planBuyPackage(state, { agencyId: 'agency-1', packageId: 'package-1' }, context);
    const { after, undoIn } = applyWithUndo(state, finishPlan(buy));
    const undone = apply(after, undoIn(after));
    expect([undone.purchases.size, undone.tags.size, undone.retiredHexacodes.size]).toEqual([0, 1, 3]);
    const again = finishPlan(planBuyPackage(undone, { agencyId: 'agency-1', packageId: 'package-1' }, context));
    expect([...apply(undone, again).purchases.values()][0]?.orderId).toBe('ORD-1002');
  });

  it('of generating tags allows the purchase to get new tags', () => {
    const before = applyChanges(state, [put('purchases', makePurchaseRecord())]);
    const { after, undoIn } = applyWithUndo(
      before,
      finishPlan(planGenerateTags(before, makeTarget('purchase-1'), context)),
    );
    const undone = apply(after, undoIn(after));
    expect(findInconsistencies(undone)).toEqual([]);
    const again = apply(undone, finishPlan(planGenerateTags(undone, makeTarget('purchase-1', 2), context)));
    expect(again.tags.size).toBe(4);
    expect(findInconsistencies(again)).toEqual([]);
  });

  it('is refused if a record was changed since', () => {
    const { after, undoIn } = applyWithUndo(state, planEditAgency(state, makeTarget('agency-1'), agencyDraft, context));
    const laterState = apply(
      after,
      planEditAgency(after, makeTarget('agency-1', 1), { ...agencyDraft, address: '' }, context),
    );
    expect(undoIn(laterState)).toEqual({
      ok: false,
      reason: { kind: 'changed-elsewhere', table: 'agencies', id: 'agency-1' },
    });
  });

  it('is refused if a restored backup has a different record with the same revision', () => {
    const { after, undoIn } = applyWithUndo(state, planEditAgency(state, makeTarget('agency-1'), agencyDraft, context));
    const [agency] = after.agencies.values();
    const restored = applyChanges(after, [put('agencies', makeAgencyRecord({ ...agency, name: 'Restored' }))]);
    expect(undoIn(restored)).toMatchObject({ ok: false, reason: { kind: 'changed-elsewhere', table: 'agencies' } });
  });

  it('of a purchase is refused if one of its tags was printed since', () => {
    const buy = planBuyPackage(state, { agencyId: 'agency-1', packageId: 'package-1' }, context);
    const { after, undoIn } = applyWithUndo(state, finishPlan(buy));
    const printed = apply(after, planMarkPrinted(after, [[...after.tags.values()].at(-1)?.hexacode ?? ''], context));
    expect(undoIn(printed)).toMatchObject({ ok: false, reason: { kind: 'changed-elsewhere', table: 'tags' } });
  });

  it('of an addition is refused if another record refers to it now', () => {
    const { after, undoIn } = applyWithUndo(
      state,
      planAddAgency(state, { ...agencyDraft, email: 'second@example.com' }, context),
    );
    const id = [...after.agencies.keys()].at(-1) ?? '';
    const laterState = applyChanges(after, [put('partners', makePartnerRecord({ id: 'partner-2', agencyId: id }))]);
    expect(undoIn(laterState)).toMatchObject({ ok: false, reason: { kind: 'referenced', table: 'agencies' } });
  });

  it('of a deletion is refused if the agency of the partner was deleted since', () => {
    const { after, undoIn } = applyWithUndo(state, planRemove(state, 'partners', [makeTarget('partner-1')], context));
    const laterState = applyChanges(after, [{ table: 'agencies', remove: 'agency-1' }]);
    expect(undoIn(laterState)).toMatchObject({ ok: false, reason: { kind: 'missing-reference', table: 'agencies' } });
  });

  it('gives the restored record a new revision', () => {
    const { after, undoIn } = applyWithUndo(state, planEditAgency(state, makeTarget('agency-1'), agencyDraft, context));
    expect(apply(after, undoIn(after)).agencies.get('agency-1')?.revision).toBe(2);
  });
});
