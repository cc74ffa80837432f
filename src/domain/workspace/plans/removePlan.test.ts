import { describe, expect, it } from 'vitest';

import { findInconsistencies } from '../inconsistencies';
import { makePlanContext } from '../planContext.sample';
import type { EntityTable } from '../records';
import {
  makeAgencyRecord,
  makeCustomerRecord,
  makePackageRecord,
  makePartnerRecord,
  makePurchaseRecord,
  makeTagRecord,
  makeUtilityRecord,
} from '../records.sample';
import { listHistory } from '../views/activityViews';
import { applyChanges, emptyWorkspace, put } from '../workspaceState';
import type { PutChange } from '../workspaceState';
import { planRemove } from './removePlan';

const agency = put('agencies', makeAgencyRecord());
const partner = put('partners', makePartnerRecord());
const customer = put('customers', makeCustomerRecord());
const purchase = put('purchases', makePurchaseRecord());
const utility = put('utilities', makeUtilityRecord());
const counter = put('counters', { id: 'serialNumber', revision: 0, last: 9 });
const assignment = {
  email: 'omar@example.com',
  customerId: 'customer-1',
  assigner: { type: 'agency', name: 'Harbour Tags' },
  assignedAt: '2026-06-12',
} as const;
const putTag = (overrides: Parameters<typeof makeTagRecord>[0]) => put('tags', makeTagRecord(overrides));

const remove = (changes: readonly PutChange[], table: EntityTable, ...ids: string[]) => {
  const state = applyChanges(emptyWorkspace, [counter, ...changes]);
  const targets = ids.map((id) => ({ id, revision: 0 }));
  const context = makePlanContext();
  const result = planRemove(state, table, targets, context);
  return { result, context, after: applyChanges(state, result.ok ? result.changes : []) };
};

describe('deleting a record', () => {
  it.each([
    ['agency with partners', [agency, partner], 'agencies', 'agency-1', 'partners'],
    ['agency with customers', [agency, customer], 'agencies', 'agency-1', 'customers'],
    ['agency with purchases', [agency, purchase], 'agencies', 'agency-1', 'purchases'],
    ['agency with tags', [agency, putTag({})], 'agencies', 'agency-1', 'tags'],
    ['partner with tags', [agency, partner, putTag({ partnerId: 'partner-1' })], 'partners', 'partner-1', 'tags'],
    ['purchase with tags', [agency, purchase, putTag({ purchaseId: 'purchase-1' })], 'purchases', 'purchase-1', 'tags'],
    ['utility of tags', [agency, utility, putTag({ utilityId: 'utility-1' })], 'utilities', 'utility-1', 'tags'],
    [
      'customer who owns tags',
      [agency, customer, putTag({ owner: { type: 'individual', id: 'customer-1' } })],
      'customers',
      'customer-1',
      'tags',
    ],
  ] as const)('is refused: %s', (_, changes, table, id, referringTable) => {
    const { result } = remove(changes, table, id);
    expect(result).toMatchObject({
      ok: false,
      reason: { kind: 'referenced', table, referrers: [{ table: referringTable }] },
    });
  });

  it('names the records that refer to it', () => {
    const { result } = remove([agency, putTag({}), putTag({ id: 'tag-2', hexacode: 'B0' })], 'agencies', 'agency-1');
    expect(result).toMatchObject({ reason: { referrers: [{ ids: ['tag-1', 'tag-2'] }] } });
  });

  it.each([
    ['agency', [agency], 'agencies', 'agency-1'],
    ['partner', [agency, partner], 'partners', 'partner-1'],
    ['package that was bought', [agency, purchase, put('packages', makePackageRecord())], 'packages', 'package-1'],
    ['purchase without tags', [agency, purchase], 'purchases', 'purchase-1'],
  ] as const)('is possible for an unused %s', (_, changes, table, id) => {
    const { result, after } = remove(changes, table, id);
    expect(result.ok).toBe(true);
    expect(after[table].has(id)).toBe(false);
    expect(findInconsistencies(after)).toEqual([]);
  });

  it('unassigns the tags of a customer, and their history keeps the name', () => {
    const { after } = remove([agency, customer, putTag({ assignment })], 'customers', 'customer-1');
    expect(after.tags.get('tag-1')).toMatchObject({ assignment: undefined, revision: 1 });
    expect(listHistory(after, 'tags', 'tag-1')).toMatchObject([
      { text: 'AiroTag 7F3A9C21 no longer assigned to Omar K.' },
    ]);
    expect(findInconsistencies(after)).toEqual([]);
  });

  it('unassigns the tags of several customers, each in its own history', () => {
    const otherCustomer = put('customers', makeCustomerRecord({ id: 'customer-2', firstName: 'Noura' }));
    const otherAssignment = { ...assignment, customerId: 'customer-2' };
    const otherTag = putTag({ id: 'tag-2', hexacode: 'B0', serialNumber: 'SN-000002', assignment: otherAssignment });
    const changes = [agency, customer, otherCustomer, putTag({ assignment }), otherTag];
    const { after } = remove(changes, 'customers', 'customer-1', 'customer-2');
    expect(listHistory(after, 'tags', 'tag-1').map(({ text }) => text)).toEqual([
      'AiroTag 7F3A9C21 no longer assigned to Omar K.',
    ]);
    expect(listHistory(after, 'tags', 'tag-2').map(({ text }) => text)).toEqual([
      'AiroTag B0 no longer assigned to Noura K.',
    ]);
  });

  it('changes nothing if no record is chosen', () => {
    expect(remove([agency], 'agencies').result).toEqual({ ok: true, changes: [] });
  });

  it('retires the hexacode of a tag', () => {
    const { after } = remove([agency, putTag({ hexacode: 'abc' })], 'tags', 'tag-1');
    expect([...after.retiredHexacodes.keys()]).toEqual(['ABC']);
  });

  it('deletes all records or none', () => {
    const unusedAgency = put('agencies', makeAgencyRecord({ id: 'agency-2' }));
    expect(remove([agency, partner, unusedAgency], 'agencies', 'agency-2', 'agency-1').after.agencies.size).toBe(2);
    expect(remove([agency, unusedAgency], 'agencies', 'agency-2', 'agency-1').after.agencies.size).toBe(0);
    expect(remove([agency, unusedAgency], 'agencies', 'agency-2', 'unknown').result).toMatchObject({
      reason: { kind: 'not-found', id: 'unknown' },
    });
  });

  it('is refused if the record was changed since it was read', () => {
    const changedAgency = put('agencies', makeAgencyRecord({ revision: 1 }));
    expect(remove([changedAgency], 'agencies', 'agency-1').result).toMatchObject({
      reason: { kind: 'changed-elsewhere' },
    });
  });
});
