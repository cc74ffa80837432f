import { describe, expect, it } from 'vitest';

import { listRows } from '../lists/listRules';
import {
  agencyTagQuerySchema,
  agencyTagRules,
  assignerFilterLabels,
  assignerText,
  customizationFilterLabels,
  customizationText,
  statusFilterLabels,
  tagDayFilterLabels,
  utilityFilterLabels,
} from './agencyTag';
import type { AgencyTagQuery } from './agencyTag';
import { makeAgencyTag, makeUnassignedTag, manyAgencyTags, sampleAgencyTags } from './agencyTag.sample';

const today = '2026-06-15';
const tags = [
  makeAgencyTag({ id: '1', assignedAt: '2026-06-01', activatedAt: '2026-06-09', customization: false }),
  makeUnassignedTag({ id: '2', hexacode: 'CAFE0002' }),
  makeAgencyTag({
    id: '3',
    assigner: { type: 'agency', name: 'Zoë Tags' },
    utility: 'notEnabled',
    assignedAt: '2026-06-04',
    activatedAt: '2026-06-05',
    assignedTo: 'fleet@example.com',
  }),
  makeAgencyTag({ id: '4', status: 'notActivated', assignedAt: '2026-06-04', activatedAt: undefined }),
];
const ask = (query: Partial<AgencyTagQuery>) =>
  listRows(agencyTagRules, tags, { ...agencyTagQuerySchema.parse({}), ...query }, today)
    .map(({ id }) => id)
    .join('');

describe('an agency’s tags', () => {
  it('AGY-05 have six filters', () => {
    expect(Object.values(statusFilterLabels)).toEqual(['All', 'Activated', 'Not activated']);
    expect(Object.values(utilityFilterLabels)).toEqual(['All', 'Enabled', 'Not enabled']);
    expect(Object.values(customizationFilterLabels)).toEqual(['All', 'Yes', 'No']);
    expect(Object.values(tagDayFilterLabels)).toEqual(['All', 'Newest', 'Oldest']);
    expect(Object.values(assignerFilterLabels)).toEqual(['All', 'Agency', 'Partner']);
  });

  it.each([
    [{}, '1234'],
    [{ status: 'activated' }, '13'],
    [{ status: 'notActivated' }, '24'],
    [{ utility: 'enabled' }, '14'],
    [{ customization: 'no' }, '12'],
    [{ assigner: 'agency' }, '3'],
    [{ assigner: 'partner', status: 'activated' }, '1'],
  ] as const)('AGY-05 of %j', (query, ids) => {
    expect(ask(query)).toBe(ids);
  });

  it.each([
    // What has no day comes last.
    [{ assignedAt: 'newest' }, '3412'],
    [{ assignedAt: 'oldest' }, '1342'],
    [{ activatedAt: 'newest' }, '1324'],
    [{ activatedAt: 'oldest' }, '3124'],
    [{ assignedAt: 'newest', activatedAt: 'oldest' }, '3412'],
    [{ assignedAt: 'newest', sort: 'hexacode' }, '1342'],
  ] as const)('AGY-05 in the order of %j', (query, ids) => {
    expect(ask(query)).toBe(ids);
  });

  it('are found by what their rows show', () => {
    expect(ask({ search: 'cafe' })).toBe('2');
    expect(ask({ search: 'agency: zoe' })).toBe('3');
    expect(ask({ search: '09-06-2026' })).toBe('1');
    expect(ask({ search: 'fleet@' })).toBe('3');
  });

  it('say who assigned them, and whether they are complete', () => {
    expect(tags.map(assignerText)).toEqual(['Partner: Mira Example', '', 'Agency: Zoë Tags', 'Partner: Mira Example']);
    expect(tags.slice(1, 3).map(customizationText)).toEqual(['No', 'Yes']);
  });
});

it('has samples that nothing has happened to after today, or before it could', () => {
  for (const { assigned, assignedAt, activatedAt, status } of sampleAgencyTags(today)) {
    expect(assigned).toBe(assignedAt !== undefined);
    expect(status === 'activated').toBe(activatedAt !== undefined);
    if (activatedAt) expect(activatedAt >= (assignedAt ?? today) && activatedAt <= today).toBe(true);
  }
});

it('has as many as are wanted, each with a hexacode of its own', () => {
  expect(new Set(manyAgencyTags(5000, today).map(({ hexacode }) => hexacode)).size).toBe(5000);
});

it('AGY-05 are in one order at a time: a column that sorts takes the place of the days', () => {
  const asked = { sort: '-assignedAt', assignedAt: 'oldest', activatedAt: 'newest', status: 'activated' };
  expect(agencyTagQuerySchema.parse(asked)).toMatchObject({
    assignedAt: 'all',
    activatedAt: 'all',
    status: 'activated',
  });
  expect(agencyTagQuerySchema.parse({ ...asked, sort: '' })).toMatchObject({ assignedAt: 'oldest' });
});
