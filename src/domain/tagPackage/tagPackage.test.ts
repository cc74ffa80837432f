import { describe, expect, it } from 'vitest';

import { createIdFinder } from '../samples/createIdFinder.sample';
import { formatIsActive, listCreatedDayOptions, createTagPackageRules, tagTypeLabels } from './tagPackage';
import { makeTagPackage, createSamplePackage, createSamplePackages } from './tagPackage.sample';

const today = '2026-05-31';
const packages = [
  makeTagPackage({ id: '1', name: 'Zebra', isActive: true, createdAt: '2026-02-28', price: 9.5 }),
  makeTagPackage({ id: '2', name: 'Atoll', isActive: false, createdAt: '2026-05-31', price: 64.25 }),
  makeTagPackage({ id: '3', name: 'Éclair', isActive: true, createdAt: '2026-02-27', price: 100 }),
  makeTagPackage({ id: '4', name: 'Moss', isActive: true, createdAt: '2026-05-31', price: 30 }),
];
const rules = createTagPackageRules(today);
const createdDays = packages.map(({ createdAt }) => createdAt);
const findIds = createIdFinder(rules, packages, today);

describe('packages', () => {
  it.each([
    ['all', ['2', '4', '1', '3']],
    ['yes', ['4', '1', '3']],
    ['no', ['2']],
  ] as const)('ADM-10 are filtered by active status: %s', (active, ids) => {
    expect(findIds({ active })).toEqual(ids);
  });

  it('are sorted by creation date, newest first, until the user sorts by a column', () => {
    expect(rules.getDefaultSort?.(rules.schema.parse({}))).toBe('-createdAt');
    expect(findIds({})).toEqual(['2', '4', '1', '3']);
    expect(findIds({ sort: 'price' })).toEqual(['1', '4', '2', '3']);
  });

  it('ADM-10 CON-04 are filtered by dates of the last three months; All includes older ones', () => {
    // Three months before 31 May is 28 February, the last day of that month.
    for (const orderedDays of [createdDays, createdDays.toReversed()])
      expect(listCreatedDayOptions(orderedDays, 'all', today)).toEqual([
        { value: 'all', label: 'All' },
        { value: '2026-05-31', label: '31-05-2026' },
        { value: '2026-02-28', label: '28-02-2026' },
      ]);
    expect(findIds({ createdAt: '2026-05-31' })).toEqual(['2', '4']);
    expect(findIds({ createdAt: 'all' })).toContain('3');
  });

  it('ADM-10 ignore dates that are not an option', () => {
    expect(rules.schema.parse({ createdAt: '2026-02-27' }).createdAt).toBe('all');
    expect(rules.schema.parse({ createdAt: '2026-06-01' }).createdAt).toBe('all');
    expect(findIds({ createdAt: '2026-02-27' })).toHaveLength(4);
    expect(listCreatedDayOptions(createdDays, '2026-02-27', today)).toHaveLength(3);
  });

  it('include the selected date before the packages are loaded', () => {
    expect(listCreatedDayOptions([], '2026-05-30', today)).toEqual([
      { value: 'all', label: 'All' },
      { value: '2026-05-30', label: '30-05-2026' },
    ]);
  });

  it('ignores invalid values', () => {
    expect(rules.schema.parse({ createdAt: '2026-02-30', active: 'maybe' })).toMatchObject({
      createdAt: 'all',
      active: 'all',
    });
  });

  it('are sorted by a column', () => {
    expect(findIds({ sort: '-price' })).toEqual(['3', '2', '4', '1']);
  });

  it('are found by texts that the list shows', () => {
    expect(findIds({ search: 'eclair' })).toEqual(['3']);
    expect(findIds({ search: '64.25' })).toEqual(['2']);
    expect(findIds({ search: '28-02-2026' })).toEqual(['1']);
  });

  it('have a text for the active status', () => {
    expect(packages.slice(0, 2).map(formatIsActive)).toEqual(['Yes', 'No']);
  });
});

it('CON-04 there are three tag types', () => {
  expect(Object.values(tagTypeLabels)).toEqual(['Common', 'Premium', 'Elite']);
});

it('ADM-10 CON-05 has a sample of 50 tags and one older than three months', () => {
  expect(createSamplePackage(today).totalHexacodes).toBe(50);
  const createdDays = createSamplePackages(today).map(({ createdAt }) => createdAt);
  const days = listCreatedDayOptions(createdDays, 'all', today).map(({ value }) => value);
  expect(createdDays.filter((day) => !days.includes(day))).toHaveLength(1);
});
