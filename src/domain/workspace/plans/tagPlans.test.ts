import { describe, expect, it } from 'vitest';

import type { PlanResult } from '../plan';
import { makePlanContext } from '../planContext.sample';
import {
  makeAgencyRecord,
  makeCustomerRecord,
  makePartnerRecord,
  makePurchaseRecord,
  makeTagRecord,
} from '../records.sample';
import { applyChanges, emptyWorkspace, put } from '../workspaceState';
import { tagDraft } from './drafts.sample';
import { planRemove } from './removePlan';
import { planAddTag, planEditTag } from './tagPlans';

const context = makePlanContext();
const individual = { type: 'individual', id: 'customer-1' } as const;
const state = applyChanges(emptyWorkspace, [
  put('agencies', makeAgencyRecord()),
  put('partners', makePartnerRecord()),
  put('customers', makeCustomerRecord()),
  put('purchases', makePurchaseRecord({ hexacodesGenerated: true })),
  put('tags', makeTagRecord({ isGenerated: true, purchaseId: 'purchase-1' })),
  put('tags', makeTagRecord({ id: 'tag-2', hexacode: 'B04D17E8', serialNumber: 'SN-000002', owner: individual })),
  put('retiredHexacodes', { id: 'DEAD0001', revision: 0 }),
  put('counters', { id: 'serialNumber', revision: 0, last: 2 }),
]);
const applyResult = (before: typeof state, result: PlanResult) => applyChanges(before, result.ok ? result.changes : []);
const applyPlan = (result: PlanResult) => applyChanges(state, result.ok ? result.changes : []);
const firstTarget = { id: 'tag-1', revision: 0 };
const secondTarget = { id: 'tag-2', revision: 0 };

describe('adding a tag', () => {
  const add = (overrides: Partial<typeof tagDraft>) =>
    planAddTag(state, { ...tagDraft, hexacode: 'NEW1', ...overrides }, context);
  const getAddedTag = (overrides: Partial<typeof tagDraft>) => [...applyPlan(add(overrides)).tags.values()].at(-1);

  it('gives it the next serial number and the hexacode as typed', () => {
    expect([...applyPlan(add({ hexacode: 'my tag' })).tags.values()].at(-1)).toMatchObject({
      hexacode: 'my tag',
      serialNumber: 'SN-000003',
      isGenerated: false,
      createdAt: '2026-06-15T09:30',
    });
  });

  it.each(['agency-1', 'harbour tags', 'Hello@Harbour.example.com'])('finds the owner by %s', (ownerObjectId) => {
    expect(getAddedTag({ ownerObjectId })?.owner).toEqual({ type: 'agency', id: 'agency-1' });
  });

  it('prefers the agency with the typed id to one with this name', () => {
    const namesake = put('agencies', makeAgencyRecord({ id: 'agency-2', name: 'agency-1', email: 'a@example.com' }));
    const before = applyChanges(state, [namesake]);
    const after = applyResult(before, planAddTag(before, { ...tagDraft, hexacode: 'NEW1' }, context));
    expect([...after.tags.values()].at(-1)?.owner.id).toBe('agency-1');
  });

  it('is refused for an owner that is not known', () => {
    expect(add({ ownerObjectId: 'Nobody' })).toMatchObject({ reason: { kind: 'missing-reference', id: 'Nobody' } });
  });

  it('is refused for a hexacode that exists, ignoring case, or that a deleted tag had', () => {
    expect(add({ hexacode: '7f3a9c21' })).toMatchObject({ reason: { kind: 'duplicate', field: 'hexacode' } });
    expect(add({ hexacode: 'dead0001' })).toMatchObject({ reason: { kind: 'duplicate', field: 'retiredHexacode' } });
  });

  it('can mark it as assigned and printed today', () => {
    expect(getAddedTag({ isAssigned: true, isPrinted: true })).toMatchObject({
      assignment: {
        email: '',
        assigner: { type: 'agency', id: 'agency-1', name: 'Harbour Tags' },
        assignedAt: '2026-06-15',
      },
      printedAt: '2026-06-15',
    });
  });
});

describe('editing a tag', () => {
  const draft = { ...tagDraft, packagePurchase: 'purchase-1' };
  const edit = (overrides: Partial<typeof tagDraft>, target = firstTarget) =>
    planEditTag(state, target, { ...draft, ...overrides }, context);

  it('keeps its serial number, and retires a hexacode that is replaced', () => {
    const edited = applyPlan(edit({ hexacode: 'AB12' }));
    expect(edited.tags.get('tag-1')).toMatchObject({ hexacode: 'AB12', serialNumber: 'SN-000001', revision: 1 });
    expect(edited.retiredHexacodes.get('7F3A9C21')).toEqual({ id: '7F3A9C21', revision: 0, tagId: 'tag-1' });
  });

  it('can give it a former hexacode of its own again, but not one of another tag', () => {
    const edited = applyPlan(edit({ hexacode: 'AB12' }));
    const draftWithFormerHexacode = { ...draft, hexacode: '7f3a9c21' };
    const corrected = applyResult(
      edited,
      planEditTag(edited, { ...firstTarget, revision: 1 }, draftWithFormerHexacode, context),
    );
    expect(corrected.tags.get('tag-1')).toMatchObject({ hexacode: '7f3a9c21', revision: 2 });
    expect([...corrected.retiredHexacodes.keys()]).toEqual(['AB12', 'DEAD0001']);
    expect(
      planEditTag(edited, secondTarget, { ...draftWithFormerHexacode, packagePurchase: '' }, context),
    ).toMatchObject({
      reason: { kind: 'duplicate', field: 'retiredHexacode' },
    });
    expect(planAddTag(edited, draftWithFormerHexacode, context)).toMatchObject({
      reason: { kind: 'duplicate', field: 'retiredHexacode' },
    });
  });

  it('does not give it a hexacode that an older version retired', () => {
    expect(edit({ hexacode: 'DEAD0001' })).toMatchObject({ reason: { kind: 'duplicate', field: 'retiredHexacode' } });
  });

  it('keeps its former hexacodes retired after it is deleted', () => {
    const edited = applyPlan(edit({ hexacode: 'AB12' }));
    const removed = applyResult(edited, planRemove(edited, 'tags', [{ ...firstTarget, revision: 1 }], context));
    expect([...removed.retiredHexacodes.keys()]).toEqual(['7F3A9C21', 'AB12', 'DEAD0001']);
    for (const hexacode of ['7F3A9C21', 'AB12']) {
      expect(planAddTag(removed, { ...draft, hexacode }, context)).toMatchObject({
        reason: { kind: 'duplicate', field: 'retiredHexacode' },
      });
    }
  });

  it('is refused if a generated tag would leave its purchase', () => {
    expect(edit({ packagePurchase: '' })).toMatchObject({ reason: { kind: 'already-generated', id: 'tag-1' } });
  });

  it('keeps an individual as owner unless another owner is chosen', () => {
    const values = { hexacode: 'B04D17E8', packagePurchase: '', partner: 'partner-1' };
    const edited = applyPlan(edit({ ...values, ownerObjectId: 'customer-1' }, secondTarget));
    expect(edited.tags.get('tag-2')).toMatchObject({ owner: individual, partnerId: 'partner-1' });
    const moved = applyPlan(edit({ ...values, ownerObjectId: 'harbour tags' }, secondTarget));
    expect(moved.tags.get('tag-2')?.owner).toEqual({ type: 'agency', id: 'agency-1' });
  });
});
