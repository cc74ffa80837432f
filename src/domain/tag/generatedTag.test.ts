import { describe, expect, it } from 'vitest';

import { listRows } from '../lists/listRules';
import {
  assignedFilterLabels,
  createdOrderLabels,
  generatedTagQuerySchema,
  generatedTagRules,
  ownerFilterLabels,
  ownerText,
} from './generatedTag';
import type { GeneratedTagQuery } from './generatedTag';
import { makeGeneratedTag, manyGeneratedTags, sampleGeneratedTags } from './generatedTag.sample';

const today = '2026-06-15';
const tags = [
  makeGeneratedTag({ id: '1', hexacode: 'BEEF0001', createdAt: '2026-06-01' }),
  makeGeneratedTag({ id: '2', hexacode: 'CAFE0002', ownerContentType: 'individual', ownerObjectId: 'customer-9' }),
  makeGeneratedTag({ id: '3', hexacode: 'ADA00003', isAssigned: false, createdAt: '2026-06-14', partner: 'Zoë' }),
];
const ask = (query: Partial<GeneratedTagQuery>) =>
  listRows(generatedTagRules, tags, { ...generatedTagQuerySchema.parse({}), ...query }, today).map(({ id }) => id);

describe('generated tags', () => {
  it('ADM-07 have three filters', () => {
    expect(Object.values(assignedFilterLabels)).toEqual(['All', 'Yes', 'No']);
    expect(Object.values(createdOrderLabels)).toEqual(['Newest', 'Oldest']);
    expect(Object.values(ownerFilterLabels)).toEqual(['All', 'Agency', 'Individual']);
  });

  it('ADM-07 come by the day they were created', () => {
    expect(ask({})).toEqual(['3', '2', '1']);
    expect(ask({ createdAt: 'oldest' })).toEqual(['1', '2', '3']);
    expect(ask({ createdAt: 'oldest', sort: 'hexacode' })).toEqual(['3', '1', '2']);
  });

  it('ADM-07 are chosen by whether they are assigned, and by owner', () => {
    expect(ask({ assigned: 'no' })).toEqual(['3']);
    expect(ask({ assigned: 'yes', owner: 'agency' })).toEqual(['1']);
    expect(ask({ owner: 'individual' })).toEqual(['2']);
  });

  it('are found by what their rows show', () => {
    expect(ask({ search: 'cafe' })).toEqual(['2']);
    expect(ask({ search: 'individual customer-9' })).toEqual(['2']);
    expect(ask({ search: 'zoe 14-06-2026' })).toEqual(['3']);
  });
});

it('ADM-07 CON-05 has two sample tags, one with an individual owner', () => {
  expect(sampleGeneratedTags(today).map(ownerText)).toEqual(['Agency: agency-1', 'Individual: customer-2']);
});

it('has as many as are wanted, each with codes of its own', () => {
  const many = manyGeneratedTags(5000, today);
  expect(new Set(many.map(({ hexacode }) => hexacode)).size).toBe(5000);
  expect(new Set(many.map(({ serialNumber }) => serialNumber)).size).toBe(5000);
});
