import { describe, expect, it } from 'vitest';

import type { PlanResult } from '../plan';
import { makePlanContext } from '../planContext.sample';
import {
  makeAgencyRecord,
  makeCustomerRecord,
  makePartnerRecord,
  makePurchaseRecord,
  makeTagRecord,
  makeUtilityRecord,
} from '../records.sample';
import { listHistory } from '../views/activityViews';
import { applyChanges, emptyWorkspace, put } from '../workspaceState';
import { tagDraft } from './drafts.sample';
import { planRemove } from './removePlan';
import { planAssignTags, planChangeTags, planMarkPrinted } from './tagEventPlans';
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

  it('keeps an individual as owner if the id is not changed', () => {
    const values = { hexacode: 'B04D17E8', packagePurchase: '', partner: 'partner-1' };
    const edited = applyPlan(edit({ ...values, ownerObjectId: 'customer-1' }, secondTarget));
    expect(edited.tags.get('tag-2')).toMatchObject({ owner: individual, partnerId: 'partner-1' });
  });
});

describe('events of tags', () => {
  it('assigns several tags to a customer, and the history names the customer', () => {
    const assigner = { type: 'partner', id: 'partner-1' } as const;
    const assigned = applyPlan(
      planAssignTags(state, [firstTarget, secondTarget], { assignee: { customerId: 'customer-1' }, assigner }, context),
    );
    expect([...assigned.tags.values()].map(({ assignment }) => assignment)).toEqual(
      Array(2).fill({
        email: 'omar@example.com',
        customerId: 'customer-1',
        assigner: { type: 'partner', id: 'partner-1', name: 'Mira A.' },
        assignedAt: '2026-06-15',
      }),
    );
    expect(listHistory(assigned, 'tags', 'tag-2')).toMatchObject([{ text: '2 AiroTags assigned to Omar K.' }]);
  });

  it('assigns a tag to an email address in the name of the agency', () => {
    const assigner = { type: 'agency', id: 'agency-1' } as const;
    const assigned = applyPlan(
      planAssignTags(state, [firstTarget], { assignee: { email: 'a@example.com' }, assigner }, context),
    );
    expect(assigned.tags.get('tag-1')?.assignment).toMatchObject({
      email: 'a@example.com',
      assigner: { type: 'agency', id: 'agency-1', name: 'Harbour Tags' },
    });
  });

  it('refuses an unknown customer, an unknown partner as assigner, and a tag that was changed', () => {
    const assigner = { type: 'agency', id: 'agency-1' } as const;
    const assignee = { email: 'a@example.com' };
    expect(planAssignTags(state, [firstTarget], { assignee: { customerId: 'x' }, assigner }, context)).toMatchObject({
      reason: { kind: 'not-found', table: 'customers' },
    });
    expect(
      planAssignTags(state, [firstTarget], { assignee, assigner: { type: 'partner', id: 'x' } }, context),
    ).toMatchObject({
      reason: { kind: 'not-found', table: 'partners' },
    });
    expect(
      planAssignTags(state, [firstTarget, { ...secondTarget, revision: 3 }], { assignee, assigner }, context),
    ).toMatchObject({
      reason: { kind: 'changed-elsewhere', id: 'tag-2' },
    });
  });

  it('unassigns tags', () => {
    const assigner = { type: 'agency', id: 'agency-1' } as const;
    const assigned = applyPlan(
      planAssignTags(state, [firstTarget], { assignee: { email: 'a@example.com' }, assigner }, context),
    );
    const unassigned = applyResult(
      assigned,
      planChangeTags(assigned, [{ ...firstTarget, revision: 1 }, secondTarget], { kind: 'unassigned' }, context),
    );
    expect(unassigned.tags.get('tag-1')).toMatchObject({ assignment: undefined, revision: 2 });
    expect(unassigned.tags.get('tag-2')).toMatchObject({ revision: 0 });
    expect(listHistory(unassigned, 'tags', 'tag-1')[0]?.text).toBe('AiroTag 7F3A9C21 no longer assigned');
  });

  it('enables and disables the utility of tags', () => {
    const withUtility = applyChanges(state, [put('utilities', makeUtilityRecord())]);
    const enabled = applyResult(
      withUtility,
      planChangeTags(withUtility, [firstTarget], { kind: 'utility', utilityId: 'utility-1' }, context),
    );
    expect(enabled.tags.get('tag-1')).toMatchObject({ utilityId: 'utility-1', revision: 1 });
    const disabled = applyResult(
      enabled,
      planChangeTags(enabled, [{ ...firstTarget, revision: 1 }], { kind: 'utility', utilityId: undefined }, context),
    );
    expect(disabled.tags.get('tag-1')).toMatchObject({ utilityId: undefined, revision: 2 });
    expect(planChangeTags(state, [firstTarget], { kind: 'utility', utilityId: 'utility-9' }, context)).toMatchObject({
      reason: { kind: 'missing-reference', table: 'utilities', id: 'utility-9' },
    });
  });

  it('marks tags as customized', () => {
    const customized = applyPlan(
      planChangeTags(state, [firstTarget], { kind: 'customized', isCustomized: true }, context),
    );
    expect(customized.tags.get('tag-1')).toMatchObject({ isCustomized: true, revision: 1 });
    expect(planChangeTags(state, [firstTarget], { kind: 'customized', isCustomized: false }, context)).toEqual({
      ok: true,
      changes: [],
    });
  });

  it('activates tags only once', () => {
    const activatedState = applyPlan(planChangeTags(state, [firstTarget], { kind: 'activated' }, context));
    expect(activatedState.tags.get('tag-1')).toMatchObject({ activatedAt: '2026-06-15', revision: 1 });
    const laterContext = makePlanContext(new Date(2026, 5, 20));
    expect(
      planChangeTags(activatedState, [{ ...firstTarget, revision: 1 }], { kind: 'activated' }, laterContext),
    ).toEqual({
      ok: true,
      changes: [],
    });
  });

  it('removes the printed mark of tags', () => {
    const printed = applyPlan(planChangeTags(state, [firstTarget], { kind: 'printed', isPrinted: true }, context));
    expect(printed.tags.get('tag-1')).toMatchObject({ printedAt: '2026-06-15', revision: 1 });
    const notPrinted = { kind: 'printed', isPrinted: false } as const;
    const unprinted = applyResult(
      printed,
      planChangeTags(printed, [{ ...firstTarget, revision: 1 }, secondTarget], notPrinted, context),
    );
    expect(unprinted.tags.get('tag-1')).toMatchObject({ printedAt: undefined, revision: 2 });
    expect(unprinted.tags.get('tag-2')).toMatchObject({ revision: 0 });
    expect(listHistory(unprinted, 'tags', 'tag-1').map(({ text }) => text)).toEqual([
      'AiroTag 7F3A9C21 updated',
      'AiroTag 7F3A9C21 printed',
    ]);
  });

  it('marks tags as printed by hexacode and ignores unknown codes', () => {
    const printed = applyPlan(planMarkPrinted(state, ['b04d17e8', 'FFFFFFFF'], context));
    expect([...printed.tags.values()].map(({ printedAt }) => printedAt)).toEqual([undefined, '2026-06-15']);
    expect(planMarkPrinted(state, ['FFFFFFFF'], context)).toEqual({ ok: true, changes: [] });
  });
});
