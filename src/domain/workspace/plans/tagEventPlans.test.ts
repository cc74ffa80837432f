import { describe, expect, it } from 'vitest';

import type { PlanResult } from '../plan';
import { makePlanContext } from '../planContext.sample';
import {
  makeAgencyRecord,
  makeCustomerRecord,
  makePartnerRecord,
  makeTagRecord,
  makeUtilityRecord,
} from '../records.sample';
import { listHistory } from '../views/activityViews';
import { applyChanges, emptyWorkspace, put } from '../workspaceState';
import { planAssignTags, planChangeTags, planMarkPrinted } from './tagEventPlans';

const context = makePlanContext();
const individual = { type: 'individual', id: 'customer-1' } as const;
const state = applyChanges(emptyWorkspace, [
  put('agencies', makeAgencyRecord()),
  put('partners', makePartnerRecord()),
  put('customers', makeCustomerRecord()),
  put('tags', makeTagRecord()),
  put('tags', makeTagRecord({ id: 'tag-2', hexacode: 'B04D17E8', serialNumber: 'SN-000002', owner: individual })),
]);
const applyResult = (before: typeof state, result: PlanResult) => applyChanges(before, result.ok ? result.changes : []);
const applyPlan = (result: PlanResult) => applyResult(state, result);
const firstTarget = { id: 'tag-1', revision: 0 };
const secondTarget = { id: 'tag-2', revision: 0 };
const unchanged: PlanResult = { ok: true, changes: [] };

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

  it('refuses an unknown customer, an unknown assigner, and a tag that was changed', () => {
    const assigner = { type: 'agency', id: 'agency-1' } as const;
    const assignee = { email: 'a@example.com' };
    expect(planAssignTags(state, [firstTarget], { assignee: { customerId: 'x' }, assigner }, context)).toMatchObject({
      reason: { kind: 'not-found', table: 'customers' },
    });
    for (const [type, table] of [
      ['partner', 'partners'],
      ['agency', 'agencies'],
    ] as const)
      expect(planAssignTags(state, [firstTarget], { assignee, assigner: { type, id: 'x' } }, context)).toMatchObject({
        reason: { kind: 'not-found', table },
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
    const enabling = { kind: 'utility', utilityId: 'utility-1' } as const;
    const withUtility = applyChanges(state, [put('utilities', makeUtilityRecord())]);
    const enabled = applyResult(withUtility, planChangeTags(withUtility, [firstTarget], enabling, context));
    expect(enabled.tags.get('tag-1')).toMatchObject({ utilityId: 'utility-1', revision: 1 });
    expect(planChangeTags(enabled, [{ ...firstTarget, revision: 1 }], enabling, context)).toEqual(unchanged);
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
    expect(planChangeTags(state, [firstTarget], { kind: 'customized', isCustomized: false }, context)).toEqual(
      unchanged,
    );
  });

  it('activates tags only once', () => {
    const activatedState = applyPlan(planChangeTags(state, [firstTarget], { kind: 'activated' }, context));
    expect(activatedState.tags.get('tag-1')).toMatchObject({ activatedAt: '2026-06-15', revision: 1 });
    expect(listHistory(activatedState, 'tags', 'tag-1')).toMatchObject([{ text: 'AiroTag 7F3A9C21 activated' }]);
    const laterContext = makePlanContext(new Date(2026, 5, 20));
    expect(
      planChangeTags(activatedState, [{ ...firstTarget, revision: 1 }], { kind: 'activated' }, laterContext),
    ).toEqual(unchanged);
  });

  it('marks tags as not printed', () => {
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

  it('marks tags as printed by hexacode and ignores unknown codes and tags printed today', () => {
    const printed = applyPlan(planMarkPrinted(state, ['b04d17e8', 'FFFFFFFF'], context));
    expect([...printed.tags.values()].map(({ printedAt }) => printedAt)).toEqual([undefined, '2026-06-15']);
    expect(planMarkPrinted(state, ['FFFFFFFF'], context)).toEqual(unchanged);
    expect(planMarkPrinted(printed, ['b04d17e8'], context)).toEqual(unchanged);
  });
});
