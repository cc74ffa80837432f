import { describe, expect, it } from 'vitest';

import type { PlanResult } from '../plan';
import { makePlanContext } from '../planContext.sample';
import { makeAgencyRecord, makeCustomerRecord, makePartnerRecord } from '../records.sample';
import { applyChanges, emptyWorkspace, put } from '../workspaceState';
import { agencyCustomerDraft, agencyDraft, agencyPartnerDraft, customerDraft, partnerDraft } from './drafts.sample';
import {
  planAddAgency,
  planAddAgencyCustomer,
  planAddAgencyPartner,
  planAddCustomer,
  planAddPartner,
  planEditAgency,
  planEditAgencyCustomer,
  planEditAgencyPartner,
  planEditCustomer,
  planEditPartner,
} from './peoplePlans';

const context = makePlanContext();
const state = applyChanges(emptyWorkspace, [
  put('agencies', makeAgencyRecord()),
  put('partners', makePartnerRecord()),
  put('customers', makeCustomerRecord()),
]);
const applyPlan = (result: PlanResult) => applyChanges(state, result.ok ? result.changes : []);
const getNewest = <Item>(records: ReadonlyMap<string, Item>) => [...records.values()].at(-1);

const otherAgencyDraft = { ...agencyDraft, email: 'second@example.com' };
const duplicateEmail = { kind: 'duplicate', field: 'email', value: 'hello@harbour.example.com' };

describe('the email of an agency', () => {
  const email = ' Hello@Harbour.example.com';
  const otherAgency = put('agencies', makeAgencyRecord({ id: 'agency-2', email: 'other@example.com' }));

  it('is refused if another agency has it, ignoring case and spaces', () => {
    expect(planAddAgency(state, { ...agencyDraft, email }, context)).toEqual({ ok: false, reason: duplicateEmail });
    const stateWithTwoAgencies = applyChanges(state, [otherAgency]);
    const target = { id: 'agency-2', revision: 0 };
    expect(planEditAgency(stateWithTwoAgencies, target, { ...agencyDraft, email }, context)).toEqual({
      ok: false,
      reason: duplicateEmail,
    });
  });

  it('can be kept if two agencies of an older backup have it', () => {
    const before = applyChanges(state, [put('agencies', makeAgencyRecord({ id: 'agency-2' }))]);
    const result = planEditAgency(before, { id: 'agency-2', revision: 0 }, agencyDraft, context);
    expect(result).toMatchObject({ ok: true });
    expect(planAddAgency(before, otherAgencyDraft, context)).toMatchObject({ ok: true });
  });
});

const additions: [string, () => PlanResult][] = [
  ['an agency', () => planAddAgency(state, otherAgencyDraft, context)],
  ['a partner', () => planAddPartner(state, partnerDraft, context)],
  ['a customer', () => planAddCustomer(state, customerDraft, context)],
];

describe('adding', () => {
  it.each(additions)('%s stores no password and adds one activity', (_, runPlan) => {
    const result = runPlan();
    expect(JSON.stringify(result)).not.toContain(agencyDraft.password);
    expect(result.ok && result.changes.filter(({ table }) => table === 'activities')).toHaveLength(1);
  });

  it('an agency starts without earnings, and with today as its date', () => {
    expect(getNewest(applyPlan(planAddAgency(state, otherAgencyDraft, context)).agencies)).toMatchObject({
      name: 'Harbour Tags',
      totalEarnings: 0,
      dateAdded: '2026-06-15',
      revision: 0,
    });
  });

  it('a partner belongs to the chosen agency or to the agency of the portal', () => {
    expect(getNewest(applyPlan(planAddPartner(state, partnerDraft, context)).partners)).toMatchObject({
      agencyId: 'agency-1',
      company: '',
    });
    expect(
      getNewest(applyPlan(planAddAgencyPartner(state, 'agency-1', agencyPartnerDraft, context)).partners),
    ).toMatchObject({
      agencyId: 'agency-1',
      company: 'Blue Kite Motors',
      dateAdded: '2026-06-15',
    });
  });

  it('a partner is refused if the agency does not exist', () => {
    expect(planAddPartner(state, { ...partnerDraft, agency: 'agency-9' }, context)).toEqual({
      ok: false,
      reason: { kind: 'missing-reference', table: 'agencies', id: 'agency-9' },
    });
  });

  it('a customer belongs to no agency, or to the agency of the portal', () => {
    const customer = getNewest(applyPlan(planAddCustomer(state, customerDraft, context)).customers);
    expect([customer?.agencyId, customer?.address]).toEqual([undefined, '']);
    expect(
      getNewest(applyPlan(planAddAgencyCustomer(state, 'agency-1', agencyCustomerDraft, context)).customers),
    ).toMatchObject({ agencyId: 'agency-1', firstName: 'Omar K.', lastName: '', countryCode: '' });
  });
});

describe('editing', () => {
  const createTarget = (id: string) => ({ id, revision: 0 });

  it('replaces the fields of the form and keeps the others', () => {
    const agency = getNewest(applyPlan(planEditAgency(state, createTarget('agency-1'), agencyDraft, context)).agencies);
    expect(agency).toEqual(makeAgencyRecord({ revision: 1 }));
    const partner = getNewest(
      applyPlan(planEditPartner(state, createTarget('partner-1'), partnerDraft, context)).partners,
    );
    expect(partner).toEqual(makePartnerRecord({ revision: 1, phone: '+971 50 000 0401' }));
    const portalDraft = { ...agencyPartnerDraft, company: 'Lantern Mall' };
    expect(
      getNewest(applyPlan(planEditAgencyPartner(state, createTarget('partner-1'), portalDraft, context)).partners),
    ).toEqual(makePartnerRecord({ revision: 1, company: 'Lantern Mall' }));
    expect(
      getNewest(applyPlan(planEditCustomer(state, createTarget('customer-1'), customerDraft, context)).customers),
    ).toEqual(makeCustomerRecord({ revision: 1 }));
  });

  it('in the portal keeps the two parts of an unchanged name and phone number', () => {
    const edit = (draft: Partial<typeof agencyCustomerDraft>) =>
      getNewest(
        applyPlan(
          planEditAgencyCustomer(state, createTarget('customer-1'), { ...agencyCustomerDraft, ...draft }, context),
        ).customers,
      );
    expect(edit({})).toEqual(makeCustomerRecord({ revision: 1 }));
    expect(edit({ name: 'Omar Khan', phone: '050 1' })).toEqual(
      makeCustomerRecord({ revision: 1, firstName: 'Omar Khan', lastName: '', countryCode: '', phone: '050 1' }),
    );
  });

  it('is refused for a record that is gone or was changed since it was read', () => {
    expect(planEditAgency(state, createTarget('agency-9'), agencyDraft, context)).toEqual({
      ok: false,
      reason: { kind: 'not-found', table: 'agencies', id: 'agency-9' },
    });
    expect(planEditAgency(state, { id: 'agency-1', revision: 1 }, agencyDraft, context)).toEqual({
      ok: false,
      reason: { kind: 'changed-elsewhere', table: 'agencies', id: 'agency-1' },
    });
  });
});

describe('a partner whose agency was set aside as damaged', () => {
  const partner = makePartnerRecord({ agencyId: 'agency-9' });
  const before = applyChanges(state, [put('partners', partner)]);
  const edit = (agency: string) =>
    planEditPartner(before, partner, { ...partnerDraft, firstName: 'Maya', agency }, context);

  it('can be changed, but not move to another agency that does not exist', () => {
    expect(edit('agency-9')).toMatchObject({ ok: true });
    expect(edit('agency-1')).toMatchObject({ ok: true });
    expect(edit('agency-8')).toEqual({
      ok: false,
      reason: { kind: 'missing-reference', table: 'agencies', id: 'agency-8' },
    });
  });
});
