import { describe, expect, it } from 'vitest';

import { getUnassignedFirstTagsUrl, paths } from '../paths';
import { createIdFinder } from '../samples/createIdFinder.sample';
import {
  agencyTagQuerySchema,
  agencyTagRules,
  assignerFilterLabels,
  formatAssigner,
  customizationFilterLabels,
  formatCustomization,
  statusFilterLabels,
  tagDayFilterLabels,
  utilityFilterLabels,
} from './agencyTag';
import type { AgencyTagQuery } from './agencyTag';
import { makeAgencyTag, makeUnassignedTag, createManyAgencyTags, createSampleAgencyTags } from './agencyTag.sample';

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
const findIds = createIdFinder(agencyTagRules, tags);
const findJoinedIds = (query: Partial<AgencyTagQuery>) => findIds(query).join('');

describe('an agency’s tags', () => {
  it('AGY-05 have the specified filter options', () => {
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
  ] as const)('AGY-05 are filtered by %j', (query, ids) => {
    expect(findJoinedIds(query)).toBe(ids);
  });

  it.each([
    // The date filters put tags without a date last.
    [{ assignedAt: 'newest' }, '3412'],
    [{ assignedAt: 'oldest' }, '1342'],
    [{ activatedAt: 'newest' }, '1324'],
    [{ activatedAt: 'oldest' }, '3124'],
    [{ assignedAt: 'newest', activatedAt: 'oldest' }, '3412'],
    [{ assignedAt: 'newest', sort: 'hexacode' }, '1342'],
    // Sorting by a column treats missing values as empty texts, which come first in ascending order.
    [{ sort: 'assignedAt' }, '2134'],
    [{ sort: '-activatedAt' }, '1324'],
    [{ sort: '-assignedTo' }, '1432'],
  ] as const)('AGY-05 are sorted by %j', (query, ids) => {
    expect(findJoinedIds(query)).toBe(ids);
  });

  it.each([
    [{}, ''],
    [{ assignedAt: 'newest', activatedAt: 'oldest' }, '-assignedAt'],
    [{ activatedAt: 'oldest' }, 'activatedAt'],
  ] as const)('with the filters %j are sorted by %j', (query, sort) => {
    expect(agencyTagRules.getDefaultSort?.(agencyTagQuerySchema.parse(query))).toBe(sort);
  });

  it.each([
    ['yes', '1'],
    ['no', '2'],
    ['all', '12'],
  ] as const)('are filtered by the filter Printed: %s', (printed, ids) => {
    const printedTags = [makeAgencyTag({ id: '1', isPrinted: true }), makeAgencyTag({ id: '2', isPrinted: false })];
    expect(createIdFinder(agencyTagRules, printedTags)({ printed }).join('')).toBe(ids);
  });

  it('are sorted like tags that are not printed if prints are not recorded', () => {
    const printedTags = [makeAgencyTag({ id: '1', isPrinted: true }), makeAgencyTag({ id: '2', isPrinted: undefined })];
    expect(createIdFinder(agencyTagRules, printedTags)({ sort: 'isPrinted' }).join('')).toBe('21');
  });

  it('begin with the unassigned tags at the URL that sorts by assignment', () => {
    const { pathname, searchParams } = new URL(getUnassignedFirstTagsUrl(), 'https://tag.example.com');
    expect(pathname).toBe(paths.agency.tags());
    expect(findJoinedIds(agencyTagQuerySchema.parse(Object.fromEntries(searchParams)))).toBe('2134');
  });

  it('pass the filter Printed if prints are not recorded', () => {
    expect(findJoinedIds({ printed: 'yes' })).toBe('1234');
  });

  it('are found by texts that the list shows', () => {
    expect(findJoinedIds({ search: 'cafe' })).toBe('2');
    expect(findJoinedIds({ search: 'this agency' })).toBe('3');
    expect(findJoinedIds({ search: '09-06-2026' })).toBe('1');
    expect(findJoinedIds({ search: 'fleet@' })).toBe('3');
  });

  it('have no search texts for an assignment or activation before it happens', () => {
    const texts = agencyTagRules.getSearchTexts(makeUnassignedTag({ hexacode: 'CAFE0002' }));
    expect(texts.filter(Boolean)).toEqual(['CAFE0002', 'Not enabled', 'Not activated']);
  });

  it('have texts for assigner and customization', () => {
    expect(tags.map(formatAssigner)).toEqual(['Partner: Mira A.', '', 'This agency', 'Partner: Mira A.']);
    expect(tags.slice(1, 3).map(formatCustomization)).toEqual(['No', 'Yes']);
  });
});

it('has samples with consistent dates, none of them in the future', () => {
  for (const { assigned, assignedAt, activatedAt, status } of createSampleAgencyTags(today)) {
    expect(assigned).toBe(assignedAt !== undefined);
    expect(status === 'activated').toBe(activatedAt !== undefined);
    if (activatedAt) expect(activatedAt >= (assignedAt ?? today) && activatedAt <= today).toBe(true);
  }
});

it('has many samples with unique hexacodes', () => {
  expect(new Set(createManyAgencyTags(5000, today).map(({ hexacode }) => hexacode)).size).toBe(5000);
});

it('AGY-05 sorting by a column resets the date filters', () => {
  const values = { sort: '-assignedAt', assignedAt: 'oldest', activatedAt: 'newest', status: 'activated' };
  expect(agencyTagQuerySchema.parse(values)).toMatchObject({
    assignedAt: 'all',
    activatedAt: 'all',
    status: 'activated',
  });
  expect(agencyTagQuerySchema.parse({ ...values, sort: '' })).toMatchObject({ assignedAt: 'oldest' });
});
