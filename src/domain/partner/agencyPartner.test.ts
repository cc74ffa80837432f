import { describe, expect, it } from 'vitest';

import { createIdFinder } from '../samples/createIdFinder.sample';
import { agencyPartnerRules } from './agencyPartner';
import { makeAgencyPartner, createSampleAgencyPartners } from './agencyPartner.sample';

const today = '2026-06-15';
const partners = [
  makeAgencyPartner({ id: '1', firstName: 'Zoe', lastName: '', company: 'Pets', dateAdded: '2026-06-08' }),
  makeAgencyPartner({ id: '2', firstName: 'Ada', company: 'Motors', dateAdded: '2026-06-15' }),
  makeAgencyPartner({ id: '3', firstName: 'Émile', company: 'Pets', dateAdded: '2026-05-30', phone: '0500000499' }),
];
const findIds = createIdFinder(agencyPartnerRules, partners);

describe('an agency’s partners', () => {
  it('AGY-08 are sorted by date added', () => {
    expect(findIds({})).toEqual(['2', '1', '3']);
    expect(findIds({ dateAdded: 'oldest' })).toEqual(['3', '1', '2']);
  });

  it('AGY-08 are filtered by company, with the companies of the partners as options', () => {
    expect(partners.map((partner) => agencyPartnerRules.filterValueGetters?.company?.(partner))).toEqual([
      'Pets',
      'Motors',
      'Pets',
    ]);
    expect(findIds({ company: 'Pets' })).toEqual(['1', '3']);
    expect(findIds({ company: 'Pets', dateAdded: 'oldest' })).toEqual(['3', '1']);
  });

  it('are sorted by a column instead of the date', () => {
    expect(findIds({ sort: 'name', dateAdded: 'oldest' })).toEqual(['2', '3', '1']);
  });

  it('are found by texts that the list shows', () => {
    expect(findIds({ search: 'emile example' })).toEqual(['3']);
    expect(findIds({ search: '0499' })).toEqual(['3']);
    expect(findIds({ search: 'motors' })).toEqual(['2']);
  });
});

it('has samples added today and phone numbers of ten digits', () => {
  const samples = createSampleAgencyPartners(today);
  expect(samples.filter(({ dateAdded }) => dateAdded === today)).toHaveLength(5);
  expect(samples.every(({ phone }) => /^\d{10}$/.test(phone))).toBe(true);
});
