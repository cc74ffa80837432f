import { describe, expect, it } from 'vitest';

import { createSampleAgencies } from '../agency/agency.sample';
import { createSampleCustomers } from '../customer/customer.sample';
import { createIdFinder } from '../samples/createIdFinder.sample';
import {
  assignedFilterLabels,
  createdOrderLabels,
  generatedTagQuerySchema,
  generatedTagRules,
  ownerFilterLabels,
  formatOwner,
} from './generatedTag';
import { makeGeneratedTag, createManyGeneratedTags, createSampleGeneratedTags } from './generatedTag.sample';

const today = '2026-06-15';
const tags = [
  makeGeneratedTag({ id: '1', hexacode: 'BEEF0001', ownerContentType: 'agency', createdAt: '2026-05-01' }),
  makeGeneratedTag({ id: '2', hexacode: 'CAFE0002', ownerName: 'Noor H.' }),
  makeGeneratedTag({
    ...{ id: '3', hexacode: 'ADA00003', ownerContentType: 'agency', isAssigned: false, createdAt: '2026-06-14' },
    partner: 'Zoë',
  }),
];
const findIds = createIdFinder(generatedTagRules, tags);

describe('generated tags', () => {
  it('ADM-07 have the specified filter options', () => {
    expect(Object.values(assignedFilterLabels)).toEqual(['All', 'Yes', 'No']);
    expect(Object.values(createdOrderLabels)).toEqual(['Newest', 'Oldest']);
    expect(Object.values(ownerFilterLabels)).toEqual(['All', 'Agency', 'Individual']);
  });

  it('ADM-07 are sorted by creation date', () => {
    expect(findIds({})).toEqual(['3', '2', '1']);
    expect(findIds({ createdAt: 'oldest' })).toEqual(['1', '2', '3']);
    expect(findIds({ createdAt: 'oldest', sort: 'hexacode' })).toEqual(['3', '1', '2']);
    const sorts = [{}, { createdAt: 'oldest' }].map((query) =>
      generatedTagRules.getDefaultSort?.(generatedTagQuerySchema.parse(query)),
    );
    expect(sorts).toEqual(['-createdAt', 'createdAt']);
  });

  it('ADM-07 are filtered by assignment and owner', () => {
    expect(findIds({ assigned: 'no' })).toEqual(['3']);
    expect(findIds({ assigned: 'yes', owner: 'agency' })).toEqual(['1']);
    expect(findIds({ owner: 'individual' })).toEqual(['2']);
  });

  it('are found by the order id of their purchase', () => {
    expect(createIdFinder(generatedTagRules, createSampleGeneratedTags(today))({ search: 'ord-1001' })).toEqual([
      'tag-2',
    ]);
  });

  it('are found by texts that the list shows', () => {
    expect(findIds({ search: 'cafe' })).toEqual(['2']);
    expect(findIds({ search: 'individual noor' })).toEqual(['2']);
    expect(findIds({ search: 'zoe 14-06-2026' })).toEqual(['3']);
  });
});

it('ADM-07 CON-05 has two sample tags, one with an individual owner', () => {
  expect(createSampleGeneratedTags(today).map(formatOwner)).toEqual(['Individual: Omar K.', 'Agency: Harbour Tags']);
});

it('names the owner as the lists of agencies and customers do', () => {
  const [individualTag, agencyTag] = createSampleGeneratedTags(today);
  const ownerNames = new Map(
    [...createSampleAgencies(today), ...createSampleCustomers(today)].map(({ id, name }) => [id, name]),
  );
  expect(agencyTag?.ownerName).toBe(ownerNames.get(agencyTag?.ownerObjectId ?? ''));
  expect(individualTag?.ownerName).toBe(ownerNames.get(individualTag?.ownerObjectId ?? ''));
});

it('has many samples with unique codes', () => {
  const manyTags = createManyGeneratedTags(5000, today);
  expect(new Set(manyTags.map(({ hexacode }) => hexacode)).size).toBe(5000);
  expect(new Set(manyTags.map(({ serialNumber }) => serialNumber)).size).toBe(5000);
});
