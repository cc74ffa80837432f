import { describe, expect, it } from 'vitest';

import { listRows } from '../lists/listRules';
import { activeText, createdDayOptions, tagPackageRules, tagTypes } from './tagPackage';
import type { TagPackageQuery } from './tagPackage';
import { makeTagPackage, manyPackages, samplePackage, samplePackages } from './tagPackage.sample';

const today = '2026-05-31';
const packages = [
  makeTagPackage({ id: '1', name: 'Zebra', isActive: true, createdAt: '2026-02-28', price: 9.5 }),
  makeTagPackage({ id: '2', name: 'Atoll', isActive: false, createdAt: '2026-05-31', price: 64.25 }),
  makeTagPackage({ id: '3', name: 'Éclair', isActive: true, createdAt: '2026-02-27', price: 100 }),
  makeTagPackage({ id: '4', name: 'Moss', isActive: true, createdAt: '2026-05-31', price: 30 }),
];
const rules = tagPackageRules(today);
const ask = (query: Partial<TagPackageQuery>) =>
  listRows(rules, packages, rules.schema.parse(query), today).map(({ id }) => id);

describe('packages', () => {
  it.each([
    ['all', ['1', '2', '3', '4']],
    ['yes', ['1', '3', '4']],
    ['no', ['2']],
  ] as const)('ADM-10 that are active: %s', (active, ids) => {
    expect(ask({ active })).toEqual(ids);
  });

  it('ADM-10 CON-04 are chosen by the days of the last three months, and older ones stay under All', () => {
    // The last day of February stands for the 31st that it does not have.
    expect(createdDayOptions(packages, 'all', today)).toEqual([
      { value: 'all', label: 'All' },
      { value: '2026-05-31', label: '31-05-2026' },
      { value: '2026-02-28', label: '28-02-2026' },
    ]);
    expect(ask({ createdAt: '2026-05-31' })).toEqual(['2', '4']);
    expect(ask({ createdAt: 'all' })).toContain('3');
  });

  it('ADM-10 count as All for a day that is not offered', () => {
    expect(rules.schema.parse({ createdAt: '2026-02-27' }).createdAt).toBe('all');
    expect(rules.schema.parse({ createdAt: '2026-06-01' }).createdAt).toBe('all');
    expect(ask({ createdAt: '2026-02-27' })).toHaveLength(4);
    expect(createdDayOptions(packages, '2026-02-27', today)).toHaveLength(3);
  });

  it('say the day that was chosen before they are there', () => {
    expect(createdDayOptions([], '2026-05-30', today)).toEqual([
      { value: 'all', label: 'All' },
      { value: '2026-05-30', label: '30-05-2026' },
    ]);
  });

  it('takes days only from an address', () => {
    expect(rules.schema.parse({ createdAt: '2026-02-30', active: 'maybe' })).toMatchObject({
      createdAt: 'all',
      active: 'all',
    });
  });

  it('follow the column that was asked for', () => {
    expect(ask({ sort: '-price' })).toEqual(['3', '2', '4', '1']);
  });

  it('are found by what their rows show', () => {
    expect(ask({ search: 'eclair' })).toEqual(['3']);
    expect(ask({ search: '64.25' })).toEqual(['2']);
    expect(ask({ search: '28-02-2026' })).toEqual(['1']);
  });

  it('say Yes or No', () => {
    expect(packages.slice(0, 2).map(activeText)).toEqual(['Yes', 'No']);
  });
});

it('CON-04 knows three types', () => {
  expect(tagTypes).toEqual(['Common', 'Premium', 'Elite']);
});

it('ADM-10 CON-05 has a sample of 50 tags, and one that is older than three months', () => {
  expect(samplePackage(today).totalHexacodes).toBe(50);
  expect(createdDayOptions(samplePackages(today), 'all', today)).toHaveLength(samplePackages(today).length);
});

it('has as many as are wanted', () => {
  expect(new Set(manyPackages(500, today).map(({ id }) => id)).size).toBe(500);
});
