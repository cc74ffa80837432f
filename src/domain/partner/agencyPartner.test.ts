import { describe, expect, it } from 'vitest';

import { listRows } from '../lists/listRules';
import { agencyPartnerName, agencyPartnerQuerySchema, agencyPartnerRules, companyOptions } from './agencyPartner';
import type { AgencyPartnerQuery } from './agencyPartner';
import { makeAgencyPartner, manyAgencyPartners, sampleAgencyPartners } from './agencyPartner.sample';

const today = '2026-06-15';
const partners = [
  makeAgencyPartner({ id: '1', firstName: 'Zoe', lastName: '', company: 'Pets', dateAdded: '2026-06-08' }),
  makeAgencyPartner({ id: '2', firstName: 'Ada', company: 'Motors', dateAdded: '2026-06-15' }),
  makeAgencyPartner({ id: '3', firstName: 'Émile', company: 'Pets', dateAdded: '2026-05-30', phone: '0500000499' }),
];
const ask = (query: Partial<AgencyPartnerQuery>) =>
  listRows(agencyPartnerRules, partners, { ...agencyPartnerQuerySchema.parse({}), ...query }, today).map(
    ({ id }) => id,
  );

describe('an agency’s partners', () => {
  it('AGY-08 come by the day they were added', () => {
    expect(ask({})).toEqual(['2', '1', '3']);
    expect(ask({ dateAdded: 'oldest' })).toEqual(['3', '1', '2']);
  });

  it('AGY-08 of a company, of those that occur', () => {
    expect(companyOptions(partners).map(({ label }) => label)).toEqual(['All', 'Motors', 'Pets']);
    expect(ask({ company: 'Pets' })).toEqual(['1', '3']);
    expect(ask({ company: 'Pets', dateAdded: 'oldest' })).toEqual(['3', '1']);
  });

  it('follow the column that was asked for rather than the day', () => {
    expect(ask({ sort: 'name', dateAdded: 'oldest' })).toEqual(['2', '3', '1']);
  });

  it('are found by what is known of them', () => {
    expect(ask({ search: 'emile example' })).toEqual(['3']);
    expect(ask({ search: '0499' })).toEqual(['3']);
    expect(ask({ search: 'motors' })).toEqual(['2']);
  });
});

it('writes a name whose last part is missing', () => {
  expect(agencyPartnerName({ firstName: 'Zoe', lastName: '' })).toBe('Zoe');
});

it('has samples that came today, with telephones of ten digits', () => {
  const samples = sampleAgencyPartners(today);
  expect(samples.filter(({ dateAdded }) => dateAdded === today)).toHaveLength(5);
  expect(samples.every(({ phone }) => /^\d{10}$/.test(phone))).toBe(true);
});

it('has as many as are wanted, each with an address of its own', () => {
  expect(new Set(manyAgencyPartners(500, today).map(({ email }) => email)).size).toBe(500);
});
