import { describe, expect, it } from 'vitest';

import { sampleAgencies } from '../agency/agency.sample';
import { listRows } from '../lists/listRules';
import { partnerAgencyOptions, partnerShowLabels, partnerQuerySchema, partnerRules } from './partner';
import type { PartnerQuery } from './partner';
import { makePartner, manyPartners, samplePartners } from './partner.sample';

const today = '2026-06-15';
const partners = [
  makePartner({ id: '1', name: 'zoe Sample', agency: 'North', tagBalance: 3, dateAdded: '2026-06-08' }),
  makePartner({ id: '2', name: 'Émile Sample', agency: 'South', tagBalance: 30, dateAdded: '2026-06-07' }),
  makePartner({ id: '3', name: 'Ada Sample', agency: 'North', tagBalance: 7, dateAdded: '2026-06-15' }),
];
const ask = (query: Partial<PartnerQuery>) =>
  listRows(partnerRules, partners, { ...partnerQuerySchema.parse({}), ...query }, today).map(({ id }) => id);

describe('partners', () => {
  it('ADM-09 have a choice of four', () => {
    expect(Object.values(partnerShowLabels)).toEqual(['All', 'Last 7 Days', 'Name A-Z', 'AiroTag balance']);
  });

  it.each([
    ['all', ['1', '2', '3']],
    ['last7Days', ['1', '3']],
    ['name', ['3', '2', '1']],
    ['balance', ['2', '3', '1']],
  ] as const)('ADM-09 of the choice %s', (show, ids) => {
    expect(ask({ show })).toEqual(ids);
  });

  it('ADM-09 of an agency, of those that have any', () => {
    expect(partnerAgencyOptions(partners).map(({ label }) => label)).toEqual(['All', 'North', 'South']);
    expect(ask({ agency: 'North' })).toEqual(['1', '3']);
    expect(ask({ agency: 'North', show: 'balance' })).toEqual(['3', '1']);
    expect(ask({ agency: 'Nowhere' })).toEqual([]);
  });

  it.each(['name', 'balance'])('follow the column that was asked for, and the choice %s is none beside it', (show) => {
    const query = partnerQuerySchema.parse({ show, sort: '-agency' });
    expect(query.show).toBe('all');
    expect(ask(query)).toEqual(['2', '1', '3']);
  });

  it('are found by what their rows show', () => {
    expect(ask({ search: 'south emile' })).toEqual(['2']);
    expect(ask({ search: '15-06-2026' })).toEqual(['3']);
  });
});

it('has two samples, of the two sample agencies', () => {
  const agencies = sampleAgencies(today).map(({ name }) => name);
  expect(samplePartners(today).map(({ agency }) => agency)).toEqual(agencies);
});

it('has as many as are wanted, each with an address of its own', () => {
  expect(new Set(manyPartners(500, today).map(({ email }) => email)).size).toBe(500);
});
