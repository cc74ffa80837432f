import { describe, expect, it } from 'vitest';

import { listRows } from '../lists/listRules';
import { listIds } from '../samples/listIds.sample';
import { agencyQuerySchema, agencyRules } from './agency';
import { makeAgency, sampleAgencies } from './agency.sample';

const today = '2026-06-15';
const agencies = [
  makeAgency({ id: '1', name: 'zephyr', tagBalance: 3, dateAdded: '2026-06-08' }),
  makeAgency({ id: '2', name: 'Éclair', tagBalance: 30, dateAdded: '2026-06-07' }),
  makeAgency({ id: '3', name: 'Atoll', tagBalance: 7, dateAdded: '2026-06-16' }),
];
const find = listIds(agencyRules, agencies);

describe('agencies', () => {
  it.each([
    ['all', ['1', '2', '3']],
    // Includes the day seven days ago and no day in the future.
    ['last7Days', ['1']],
    ['name', ['3', '2', '1']],
    ['balance', ['2', '3', '1']],
  ] as const)('with Show: %s', (show, ids) => {
    expect(find({ show })).toEqual(ids);
  });

  it.each(['name', 'balance'])('reset Show (%s) when a column sorts', (show) => {
    const query = agencyQuerySchema.parse({ show, sort: '-dateAdded' });
    expect(query.show).toBe('all');
    expect(find(query)).toEqual(['3', '1', '2']);
  });

  it('are searched in all visible texts', () => {
    expect(find({ search: 'eclair' })).toEqual(['2']);
    expect(find({ search: '16-06-2026' })).toEqual(['3']);
    expect(find({ search: 'eclair', show: 'last7Days' })).toEqual([]);
  });
});

it('has two sample agencies, one of them recent', () => {
  const samples = sampleAgencies(today);
  expect(samples).toHaveLength(2);
  const recent = listRows(agencyRules, samples, agencyQuerySchema.parse({ show: 'last7Days' }), today);
  expect(recent).toHaveLength(1);
});
