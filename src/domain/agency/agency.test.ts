import { describe, expect, it } from 'vitest';

import { listRows } from '../lists/listRules';
import { createIdFinder } from '../samples/createIdFinder.sample';
import { agencyQuerySchema, agencyRules } from './agency';
import { makeAgency, createSampleAgencies } from './agency.sample';

const today = '2026-06-15';
const agencies = [
  makeAgency({ id: '1', name: 'zephyr', tagBalance: 3, dateAdded: '2026-06-08' }),
  makeAgency({ id: '2', name: 'Éclair', tagBalance: 30, dateAdded: '2026-06-07' }),
  makeAgency({ id: '3', name: 'Atoll', tagBalance: 7, dateAdded: '2026-06-16' }),
];
const findIds = createIdFinder(agencyRules, agencies);

describe('agencies', () => {
  it.each([
    ['all', ['3', '1', '2']],
    // 'last7Days' includes the day seven days ago, but no day in the future.
    ['last7Days', ['1']],
    ['name', ['3', '2', '1']],
    ['balance', ['2', '3', '1']],
  ] as const)('are filtered or sorted by Show: %s', (show, ids) => {
    expect(findIds({ show })).toEqual(ids);
  });

  it.each(['name', 'balance'])('reset the option %s of Show when the user sorts by a column', (show) => {
    const query = agencyQuerySchema.parse({ show, sort: '-dateAdded' });
    expect(query.show).toBe('all');
    expect(findIds(query)).toEqual(['3', '1', '2']);
  });

  it('are found by texts that the list shows', () => {
    expect(findIds({ search: 'eclair' })).toEqual(['2']);
    expect(findIds({ search: '16-06-2026' })).toEqual(['3']);
    expect(findIds({ search: 'eclair', show: 'last7Days' })).toEqual([]);
  });
});

it('has two sample agencies, one of them recent', () => {
  const samples = createSampleAgencies(today);
  expect(samples).toHaveLength(2);
  const recentSamples = listRows(agencyRules, samples, agencyQuerySchema.parse({ show: 'last7Days' }), today);
  expect(recentSamples).toHaveLength(1);
});
