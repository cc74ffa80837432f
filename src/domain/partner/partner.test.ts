import { describe, expect, it } from 'vitest';

import { createSampleAgencies } from '../agency/agency.sample';
import { createIdFinder } from '../samples/createIdFinder.sample';
import { partnerShowOptionLabels, partnerQuerySchema, partnerRules } from './partner';
import { makePartner, createSamplePartners } from './partner.sample';

const today = '2026-06-15';
const partners = [
  makePartner({ id: '1', name: 'zoe Sample', agency: 'North', tagBalance: 3, dateAdded: '2026-06-08' }),
  makePartner({ id: '2', name: 'Émile Sample', agency: 'South', tagBalance: 30, dateAdded: '2026-06-07' }),
  makePartner({ id: '3', name: 'Ada Sample', agency: 'North', tagBalance: 7, dateAdded: '2026-06-15' }),
];
const findIds = createIdFinder(partnerRules, partners);

describe('partners', () => {
  it('ADM-09 have four options of the filter Show', () => {
    expect(Object.values(partnerShowOptionLabels)).toEqual(['All', 'Last 7 Days', 'Name A-Z', 'AiroTag balance']);
  });

  it.each([
    ['all', ['3', '1', '2']],
    ['last7Days', ['3', '1']],
    ['name', ['3', '2', '1']],
    ['balance', ['2', '3', '1']],
  ] as const)('ADM-09 are filtered or sorted by Show: %s', (show, ids) => {
    expect(findIds({ show })).toEqual(ids);
  });

  it('ADM-09 are filtered by agency, with the agencies of the partners as options', () => {
    expect(partners.map((partner) => partnerRules.filterValueGetters?.agency?.(partner))).toEqual([
      'North',
      'South',
      'North',
    ]);
    expect(findIds({ agency: 'North' })).toEqual(['3', '1']);
    expect(findIds({ agency: 'North', show: 'balance' })).toEqual(['3', '1']);
    expect(findIds({ agency: 'Nowhere' })).toEqual([]);
  });

  it.each(['name', 'balance'])('reset the option %s of Show when the user sorts by a column', (show) => {
    const query = partnerQuerySchema.parse({ show, sort: '-agency' });
    expect(query.show).toBe('all');
    expect(findIds(query)).toEqual(['2', '1', '3']);
  });

  it('are found by texts that the list shows', () => {
    expect(findIds({ search: 'south emile' })).toEqual(['2']);
    expect(findIds({ search: '15-06-2026' })).toEqual(['3']);
  });
});

it('has one sample partner for each of the two sample agencies', () => {
  const agencies = createSampleAgencies(today).map(({ name }) => name);
  expect(createSamplePartners(today).map(({ agency }) => agency)).toEqual(agencies);
});
