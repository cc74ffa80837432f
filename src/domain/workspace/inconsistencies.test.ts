import { describe, expect, it } from 'vitest';

import { findInconsistencies } from './inconsistencies';
import {
  makeAgencyRecord,
  makeCustomerRecord,
  makePartnerRecord,
  makePurchaseRecord,
  makeTagRecord,
} from './records.sample';
import { applyChanges, emptyWorkspace, put } from './workspaceState';
import type { PutChange } from './workspaceState';

const tagPackage = { id: 'package-1', name: 'Sample Pack', totalHexacodes: 2, price: 30 };
const state = applyChanges(emptyWorkspace, [
  put('agencies', makeAgencyRecord()),
  put('customers', makeCustomerRecord()),
  put('purchases', makePurchaseRecord({ hexacodesGenerated: true, tagPackage })),
  put('tags', makeTagRecord({ isGenerated: true, purchaseId: 'purchase-1' })),
  put('retiredHexacodes', { id: 'DEAD0001', revision: 0, purchaseId: 'purchase-1' }),
  put('counters', { id: 'serialNumber', revision: 0, last: 2 }),
]);
const makeOtherTag = (overrides: Parameters<typeof makeTagRecord>[0]) =>
  put('tags', makeTagRecord({ id: 'tag-2', hexacode: 'B04D17E8', serialNumber: 'SN-000002', ...overrides }));

describe('findInconsistencies', () => {
  it('accepts no records, and a purchase with all its tags, deleted ones included', () => {
    expect(findInconsistencies(emptyWorkspace)).toEqual([]);
    expect(findInconsistencies(state)).toEqual([]);
  });

  const violations: [string, PutChange, string][] = [
    [
      'a purchase without one of its tags',
      put('purchases', makePurchaseRecord({ hexacodesGenerated: true })),
      'Purchase ORD-1001 has 2 generated tags instead of 3.',
    ],
    [
      'a purchase that says that its tags were not generated',
      put('purchases', makePurchaseRecord({ tagPackage })),
      'Purchase ORD-1001 has 2 generated tags instead of 0.',
    ],
    ['two tags with one hexacode', makeOtherTag({ hexacode: '7f3a9c21' }), 'The hexacode 7F3A9C21 occurs twice.'],
    ['a retired hexacode in use', makeOtherTag({ hexacode: 'dead0001' }), 'The retiredHexacode dead0001 occurs twice.'],
    [
      'two tags with one serial number',
      makeOtherTag({ serialNumber: 'SN-000001' }),
      'The serialNumber SN-000001 occurs twice.',
    ],
    [
      'two purchases with one order id',
      put('purchases', makePurchaseRecord({ id: 'purchase-2' })),
      'The orderId ORD-1001 occurs twice.',
    ],
    [
      'a dangling reference',
      put('partners', makePartnerRecord({ agencyId: 'agency-9' })),
      'partners partner-1 refers to agencies agency-9, which does not exist.',
    ],
    [
      'a dangling reference to a customer',
      makeOtherTag({ owner: { type: 'individual', id: 'customer-9' } }),
      'tags tag-2 refers to customers customer-9, which does not exist.',
    ],
    [
      'a counter that fell behind',
      makeOtherTag({ serialNumber: 'SN-000003' }),
      'Serial number 3 is larger than the last one given out, 2.',
    ],
    [
      'a record that could not be read again',
      put('agencies', makeAgencyRecord({ dateAdded: '2026-02-31' })),
      'agencies agency-1 has an invalid dateAdded.',
    ],
  ];
  it.each(violations)('finds %s', (_, change, message) => {
    expect(findInconsistencies(applyChanges(state, [change]))).toEqual([message]);
  });
});
