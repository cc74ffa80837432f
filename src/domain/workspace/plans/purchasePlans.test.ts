import { describe, expect, it } from 'vitest';

import { findInconsistencies } from '../inconsistencies';
import type { PlanResult, PlanSteps } from '../plan';
import { makePlanContext } from '../planContext.sample';
import { makeAgencyRecord, makeCustomerRecord, makePackageRecord, makePurchaseRecord } from '../records.sample';
import { listActivities, listAgencyActivities, listHistory } from '../views/activityViews';
import { applyChanges, emptyWorkspace, put } from '../workspaceState';
import type { WorkspaceState } from '../workspaceState';
import { purchaseDraft } from './drafts.sample';
import {
  planAddPurchase,
  planBuyPackage,
  planEditPurchase,
  planGenerateTags,
  planSetPaymentStatus,
} from './purchasePlans';

const context = makePlanContext();
const state = applyChanges(emptyWorkspace, [
  put('agencies', makeAgencyRecord()),
  put('customers', makeCustomerRecord()),
  put('packages', makePackageRecord()),
  put('packages', makePackageRecord({ id: 'package-2', isActive: false })),
]);
const stateWithPurchase = applyChanges(state, [put('purchases', makePurchaseRecord({ orderId: 'ORD-1000' }))]);
const target = { id: 'purchase-1', revision: 0 };
const stateWithAmbiguousBuyer = applyChanges(state, [
  put('agencies', makeAgencyRecord({ id: 'agency-2' })),
  put('purchases', makePurchaseRecord({ orderId: 'ORD-1000', agencyId: undefined })),
]);
const ambiguousBuyer = { ok: false, reason: { kind: 'ambiguous-buyer', buyer: 'Harbour Tags', table: 'agencies' } };
const changedElsewhere = { ok: false, reason: { kind: 'changed-elsewhere', table: 'purchases', id: 'purchase-1' } };
const notFound = { ok: false, reason: { kind: 'not-found', table: 'purchases', id: 'purchase-1' } };
const unknownPackage = { ok: false, reason: { kind: 'missing-reference', table: 'packages', id: 'package-9' } };
const ids = { agencyId: 'agency-1', packageId: 'package-1' };

function finish(steps: PlanSteps): PlanResult {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const applyPlan = (before: WorkspaceState, result: PlanResult) => applyChanges(before, result.ok ? result.changes : []);
const getLastPurchase = (after: WorkspaceState) => [...after.purchases.values()].at(-1);

describe('buying a package', () => {
  const buy = (overrides: Partial<typeof ids> = {}) => finish(planBuyPackage(state, { ...ids, ...overrides }, context));

  it('SET-03 records a completed purchase with the next order id', () => {
    const after = applyPlan(state, buy());
    expect([...after.purchases.values()]).toMatchObject([
      {
        orderId: 'ORD-1001',
        transactionId: '',
        buyer: 'Harbour Tags',
        agencyId: 'agency-1',
        amount: 30,
        paymentStatus: 'Completed',
        hexacodesGenerated: true,
        purchasedAt: '2026-06-15T09:30',
        tagPackage: { id: 'package-1', name: 'Sample Pack', totalHexacodes: 3, price: 30 },
      },
    ]);
  });

  it('SET-03 generates the tags of the agency in the same plan', () => {
    const after = applyPlan(state, buy());
    const tags = [...after.tags.values()];
    expect(tags.map(({ serialNumber }) => serialNumber)).toEqual(['SN-000001', 'SN-000002', 'SN-000003']);
    expect(new Set(tags.map(({ hexacode }) => hexacode)).size).toBe(3);
    expect(
      tags.every(({ owner, purchaseId }) => owner.id === 'agency-1' && after.purchases.has(purchaseId ?? '')),
    ).toBe(true);
    expect(findInconsistencies(after)).toEqual([]);
  });

  it("adds an activity, which the agency's portal also shows", () => {
    const after = applyPlan(state, buy());
    const activities = [{ heading: 'Package bought: Sample Pack, 3 AiroTags', time: 'Today, 09:30' }];
    expect(listActivities(after, context.now)).toMatchObject(activities);
    expect(listAgencyActivities(after, 'agency-1', context.now)).toMatchObject(activities);
  });

  it.each([
    ['a package that is not active', { packageId: 'package-2' }, { kind: 'not-active', id: 'package-2' }],
    ['an unknown package', { packageId: 'package-9' }, { kind: 'not-found', table: 'packages', id: 'package-9' }],
    ['an unknown agency', { agencyId: 'agency-9' }, { kind: 'not-found', table: 'agencies', id: 'agency-9' }],
  ] as const)('is refused for %s', (_, overrides, reason) => {
    expect(buy(overrides)).toEqual({ ok: false, reason });
  });
});

describe('adding a purchase', () => {
  const add = (overrides: Partial<typeof purchaseDraft>, before = state) =>
    finish(planAddPurchase(before, { ...purchaseDraft, ...overrides }, context));

  it('copies the package and finds the agency by name', () => {
    const after = applyPlan(state, add({ buyer: 'harbour tags' }));
    expect(getLastPurchase(after)).toMatchObject({ agencyId: 'agency-1', tagPackage: { price: 30 } });
    expect(after.tags.size).toBe(0);
  });

  it('adds an activity to its history', () => {
    const after = applyPlan(state, add({}));
    expect(listHistory(after, 'purchases', getLastPurchase(after)?.id ?? '')).toMatchObject([
      { text: 'Package purchase ORD-1001 added' },
    ]);
  });

  it('is refused for an unknown package', () => {
    expect(add({ package: 'package-9' })).toEqual(unknownPackage);
  });

  it('generates the tags if they are marked as generated, also for an individual', () => {
    const draft = { buyerContentType: 'individual', buyer: 'Omar K.', hexacodesGenerated: true } as const;
    const after = applyPlan(state, add(draft));
    expect([...after.tags.values()].map(({ owner }) => owner.type)).toEqual(['individual', 'individual', 'individual']);
    expect(findInconsistencies(after)).toEqual([]);
  });

  it.each([true, false])('is refused for a buyer who is in no list (generating tags: %s)', (hexacodesGenerated) => {
    const failure = (buyer: string, table: string) => ({ ok: false, reason: { kind: 'unknown-buyer', buyer, table } });
    expect(add({ buyer: 'Nobody', hexacodesGenerated })).toEqual(failure('Nobody', 'agencies'));
    const individual = { buyer: 'Harbour Tags', buyerContentType: 'individual', hexacodesGenerated } as const;
    expect(add(individual)).toEqual(failure('Harbour Tags', 'customers'));
  });

  it('with tags is refused if several agencies have the name', () => {
    const before = stateWithAmbiguousBuyer;
    expect(add({ hexacodesGenerated: true }, before)).toEqual(ambiguousBuyer);
    expect(getLastPurchase(applyPlan(before, add({}, before)))).toMatchObject({
      orderId: 'ORD-1001',
      agencyId: undefined,
    });
  });

  it('is refused for an order id that exists', () => {
    expect(add({ orderId: 'ORD-1000' }, stateWithPurchase)).toMatchObject({
      reason: { kind: 'duplicate', field: 'orderId', value: 'ORD-1000' },
    });
  });

  it('is refused for an amount below zero', () => {
    expect(add({ amount: -1 })).toMatchObject({ reason: { kind: 'invalid', table: 'purchases', field: 'amount' } });
  });

  it('makes later order ids larger than a typed one', () => {
    const after = applyPlan(state, add({ orderId: 'ORD-1500' }));
    expect(getLastPurchase(applyPlan(after, finish(planBuyPackage(after, ids, context))))?.orderId).toBe('ORD-1501');
  });
});

describe('editing a purchase', () => {
  const draft = { ...purchaseDraft, orderId: 'ORD-1000' };
  const edit = (before: WorkspaceState, overrides: Partial<typeof draft>, revision = 0) =>
    finish(planEditPurchase(before, { id: 'purchase-1', revision }, { ...draft, ...overrides }, context));

  it('keeps the old price of an unchanged package', () => {
    const repriced = applyChanges(stateWithPurchase, [put('packages', makePackageRecord({ price: 99 }))]);
    const after = applyPlan(repriced, edit(repriced, { transactionId: 'TX-1' }));
    expect(getLastPurchase(after)).toMatchObject({ transactionId: 'TX-1', revision: 1, tagPackage: { price: 30 } });
  });

  it('adds an activity to its history', () => {
    const after = applyPlan(stateWithPurchase, edit(stateWithPurchase, { transactionId: 'TX-1' }));
    expect(listHistory(after, 'purchases', 'purchase-1')).toMatchObject([
      { text: 'Package purchase ORD-1000 updated' },
    ]);
  });

  it('is refused for an unknown package', () => {
    expect(edit(stateWithPurchase, { package: 'package-9' })).toEqual(unknownPackage);
  });

  it('keeps a buyer who is no longer in a list, but accepts no other unknown buyer', () => {
    const renamed = applyChanges(stateWithPurchase, [put('agencies', makeAgencyRecord({ name: 'Harbour' }))]);
    expect(getLastPurchase(applyPlan(renamed, edit(renamed, { transactionId: 'TX-1' })))).toMatchObject({
      transactionId: 'TX-1',
      agencyId: 'agency-1',
    });
    expect(edit(renamed, { buyer: 'Nobody' })).toMatchObject({ reason: { kind: 'unknown-buyer' } });
    const individual = { buyerContentType: 'individual' } as const;
    expect(edit(renamed, individual)).toMatchObject({ reason: { kind: 'unknown-buyer', table: 'customers' } });
  });

  it('can generate the tags; later edits that contradict the generated tags are refused', () => {
    const generated = applyPlan(stateWithPurchase, edit(stateWithPurchase, { hexacodesGenerated: true }));
    expect(generated.tags.size).toBe(3);
    const failure = { ok: false, reason: { kind: 'already-generated', id: 'purchase-1' } };
    expect(edit(generated, { hexacodesGenerated: false }, 1)).toEqual(failure);
    expect(edit(generated, { hexacodesGenerated: true, package: 'package-2' }, 1)).toEqual(failure);
  });

  it('with tags is refused if several agencies have the name of the buyer', () => {
    expect(edit(stateWithAmbiguousBuyer, { hexacodesGenerated: true })).toEqual(ambiguousBuyer);
  });

  it('is refused if the purchase was changed or deleted since it was read', () => {
    expect(edit(stateWithPurchase, {}, 1)).toEqual(changedElsewhere);
    expect(edit(state, {})).toEqual(notFound);
  });
});

describe('generating the tags of a purchase', () => {
  const generate = (before: WorkspaceState, revision = 0) =>
    finish(planGenerateTags(before, { id: 'purchase-1', revision }, context));

  it('is possible only once', () => {
    const generated = applyPlan(stateWithPurchase, generate(stateWithPurchase));
    expect(generated.tags.size).toBe(3);
    expect(generate(generated, 1)).toEqual({ ok: false, reason: { kind: 'already-generated', id: 'purchase-1' } });
  });

  it('reports progress, also while the changes are checked', () => {
    const progress = { done: 3, total: 3 };
    expect([...planGenerateTags(stateWithPurchase, target, context)]).toEqual([progress, progress]);
  });

  it('adds an activity to the history of each tag', () => {
    const generated = applyPlan(stateWithPurchase, generate(stateWithPurchase));
    const histories = Array.from(generated.tags.keys(), (id) => listHistory(generated, 'tags', id));
    const history = [{ text: '3 AiroTags generated for ORD-1000' }];
    expect(histories).toMatchObject([history, history, history]);
  });

  it.each(['Failed', 'Cancelled'] as const)(
    'is refused after another tab has set the payment to %s',
    (paymentStatus) => {
      const before = applyChanges(state, [put('purchases', makePurchaseRecord({ paymentStatus }))]);
      expect(generate(before)).toEqual(changedElsewhere);
    },
  );

  it('is refused if no agency or several have the name of the buyer', () => {
    const unknownBuyer = makePurchaseRecord({ buyer: 'Nobody', agencyId: undefined });
    expect(generate(applyChanges(state, [put('purchases', unknownBuyer)]))).toMatchObject({
      reason: { kind: 'unknown-buyer', buyer: 'Nobody' },
    });
    expect(generate(stateWithAmbiguousBuyer)).toEqual(ambiguousBuyer);
  });

  it('is refused if the purchase was changed or deleted since it was read', () => {
    expect(generate(stateWithPurchase, 1)).toEqual(changedElsewhere);
    expect(generate(state)).toEqual(notFound);
  });
});

describe('the payment of a purchase', () => {
  it('can be marked as paid at the current time', () => {
    const paid = applyPlan(stateWithPurchase, planSetPaymentStatus(stateWithPurchase, target, 'Completed', context));
    expect(getLastPurchase(paid)).toMatchObject({ paymentStatus: 'Completed', paymentDate: '2026-06-15T09:30' });
    expect(listActivities(paid, context.now)).toMatchObject([{ heading: 'Package purchase ORD-1000 marked as paid' }]);
  });

  it('is not cancelled after another tab has marked it as paid', () => {
    const paid = applyPlan(stateWithPurchase, planSetPaymentStatus(stateWithPurchase, target, 'Completed', context));
    expect(planSetPaymentStatus(paid, { ...target, revision: 1 }, 'Cancelled', context)).toEqual(changedElsewhere);
  });

  it('can be cancelled, and keeps its date', () => {
    const cancelled = applyPlan(
      stateWithPurchase,
      planSetPaymentStatus(stateWithPurchase, target, 'Cancelled', context),
    );
    expect(getLastPurchase(cancelled)).toMatchObject({ paymentStatus: 'Cancelled', paymentDate: '2026-06-11T09:00' });
  });
});
