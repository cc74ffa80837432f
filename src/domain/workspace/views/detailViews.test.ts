import { describe, expect, it } from 'vitest';

import {
  makeAgencyRecord,
  makeCustomerRecord,
  makePackageRecord,
  makePartnerRecord,
  makePurchaseRecord,
  makeTagRecord,
  makeUtilityRecord,
} from '../records.sample';
import type { EntityTable } from '../records';
import { applyChanges, emptyWorkspace, put } from '../workspaceState';
import { listRelatedTags, listRelatedRecords } from './detailViews';

const makeAssignment = (customerId: string, type: 'agency' | 'partner', id = `${type}-1`) =>
  ({
    email: '',
    customerId,
    assigner: { type, id, name: '' },
    assignedAt: '2026-06-12',
  }) as const;
const putTag = (number: number, overrides: Parameters<typeof makeTagRecord>[0]) =>
  put(
    'tags',
    makeTagRecord({ id: `tag-${number}`, hexacode: `A${number}`, serialNumber: `SN-${number}`, ...overrides }),
  );
const generatedFields = { isGenerated: true, purchaseId: 'purchase-1' };

const state = applyChanges(emptyWorkspace, [
  put('agencies', makeAgencyRecord()),
  put('agencies', makeAgencyRecord({ id: 'agency-2' })),
  put('partners', makePartnerRecord()),
  put('partners', makePartnerRecord({ id: 'partner-2', agencyId: 'agency-2' })),
  put('customers', makeCustomerRecord()),
  put('customers', makeCustomerRecord({ id: 'customer-2', agencyId: undefined, firstName: '', lastName: '' })),
  put('packages', makePackageRecord()),
  put('purchases', makePurchaseRecord()),
  put(
    'purchases',
    makePurchaseRecord({
      id: 'purchase-2',
      agencyId: 'agency-2',
      tagPackage: { ...makePurchaseRecord().tagPackage, id: 'package-2' },
    }),
  ),
  put('utilities', makeUtilityRecord()),
  putTag(1, { ...generatedFields, utilityId: 'utility-1', assignment: makeAssignment('customer-1', 'partner') }),
  putTag(2, { ...generatedFields, partnerId: 'partner-1', assignment: makeAssignment('customer-1', 'agency') }),
  // Records of different tables can have the same id: here agencies and partners, and below agencies and customers.
  putTag(3, { ...generatedFields, assignment: makeAssignment('customer-2', 'partner', 'partner-2') }),
  putTag(4, { ...generatedFields, assignment: makeAssignment('customer-2', 'agency', 'partner-1') }),
  putTag(5, { owner: { type: 'individual', id: 'customer-1' } }),
  putTag(6, { owner: { type: 'agency', id: 'agency-2' }, assignment: makeAssignment('customer-1', 'partner') }),
  putTag(7, {
    owner: { type: 'individual', id: 'agency-1' },
    assignment: makeAssignment('customer-2', 'partner'),
  }),
  putTag(8, { owner: { type: 'agency', id: 'customer-1' } }),
]);

const summarizeRelated = (table: EntityTable, id: string) =>
  listRelatedRecords(state, table, id).map((related) => [
    related.table,
    related.count,
    related.records.map((record) => record.title).join(),
  ]);

describe('listRelatedRecords', () => {
  it.each([
    [
      ...(['agencies', 'agency-1'] as const),
      [
        ['partners', 1, 'Mira A.'],
        ['customers', 1, 'Omar K.'],
        ['purchases', 1, 'ORD-1001'],
        ['tags', 4, 'A4,A3,A2'],
      ],
    ],
    ['partners', 'partner-1', [['tags', 1, 'A2']]],
    ['customers', 'customer-1', [['tags', 4, 'A6,A5,A2']]],
    ['packages', 'package-1', [['purchases', 1, 'ORD-1001']]],
    ['purchases', 'purchase-1', [['tags', 4, 'A4,A3,A2']]],
    ['utilities', 'utility-1', [['tags', 1, 'A1']]],
    [
      ...(['tags', 'tag-1'] as const),
      [
        ['agencies', 1, 'Harbour Tags'],
        ['purchases', 1, 'ORD-1001'],
        ['utilities', 1, 'Message the owner'],
      ],
    ],
    [
      ...(['tags', 'tag-2'] as const),
      [
        ['agencies', 1, 'Harbour Tags'],
        ['purchases', 1, 'ORD-1001'],
        ['partners', 1, 'Mira A.'],
      ],
    ],
    ['tags', 'tag-5', [['customers', 1, 'Omar K.']]],
    ['tags', 'deleted', []],
  ] as const)('finds the records of %s %s', (table, id, expected) => {
    expect(summarizeRelated(table, id)).toEqual(expected);
  });

  it('describes each record in a second line', () => {
    const listDetails = (table: EntityTable, id: string) =>
      listRelatedRecords(state, table, id).map(({ records }) => records[0]?.detail);
    expect(listDetails('agencies', 'agency-1')).toEqual([
      'mira@example.com',
      'omar@example.com',
      'Sample Pack, 11-06-2026',
      'SN-4',
    ]);
    expect(listDetails('tags', 'tag-1')).toEqual([
      'hello@harbour.example.com',
      'Sample Pack, 11-06-2026',
      'Opens a chat with the owner of the tag.',
    ]);
  });

  it('has a title for a customer without a name', () => {
    const stateWithNamelessOwner = applyChanges(state, [
      putTag(9, { owner: { type: 'individual', id: 'customer-2' } }),
    ]);
    expect(listRelatedRecords(stateWithNamelessOwner, 'tags', 'tag-9')[0]?.records[0]?.title).toBe('No name');
  });

  it('returns the same array until a record changes', () => {
    const firstResult = listRelatedRecords(state, 'purchases', 'purchase-1');
    expect(listRelatedRecords(state, 'purchases', 'purchase-1')).toBe(firstResult);
    const changed = applyChanges(state, [{ table: 'tags', remove: 'tag-4' }]);
    expect(listRelatedRecords(changed, 'purchases', 'purchase-1')[0]?.count).toBe(3);
  });
});

describe('listRelatedTags', () => {
  it('finds the tags of the agency that a partner has assigned', () => {
    expect(listRelatedTags(state, 'agency-1', 'partners', 'partner-1')).toEqual([
      { table: 'tags', count: 1, records: [{ id: 'tag-1', title: 'A1', detail: 'SN-1' }] },
    ]);
  });

  it('finds the tags of the agency that are assigned to a customer', () => {
    const [tags] = listRelatedTags(state, 'agency-1', 'customers', 'customer-1');
    expect(tags?.records.map(({ title }) => title)).toEqual(['A2', 'A1']);
  });
});
