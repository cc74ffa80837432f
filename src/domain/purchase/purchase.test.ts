import { describe, expect, it } from 'vitest';

import { createIdFinder } from '../samples/createIdFinder.sample';
import { formatPackageLabel } from '../tagPackage/packageOffer';
import { formatHexacodesGenerated, paymentStatusFilterLabels, purchaseQuerySchema, purchaseRules } from './purchase';
import { makePurchase, createSamplePurchases } from './purchase.sample';

const today = '2026-06-15';
const purchases = [
  makePurchase({ id: '1', buyer: 'South', paymentStatus: 'Completed', amount: 9.5, purchasedAt: '2026-06-01' }),
  makePurchase({ id: '2', buyer: 'Éast', paymentStatus: 'Pending', amount: 1030, hexacodesGenerated: false }),
  makePurchase({ id: '3', buyer: 'South', paymentStatus: 'Cancelled', orderId: 'ORD-7', purchasedAt: '2026-06-02' }),
];
const findIds = createIdFinder(purchaseRules, purchases);

describe('purchases', () => {
  it('ADM-11 are filtered by status', () => {
    expect(Object.values(paymentStatusFilterLabels)).toEqual(['All', 'Pending', 'Completed', 'Failed', 'Cancelled']);
    expect(findIds({ paymentStatus: 'all' })).toHaveLength(3);
    expect(findIds({ paymentStatus: 'Pending' })).toEqual(['2']);
    expect(findIds({ paymentStatus: 'Failed' })).toEqual([]);
    expect(purchaseQuerySchema.parse({ paymentStatus: 'paid' }).paymentStatus).toBe('all');
  });

  it('ADM-11 are filtered by buyer, with the buyers of the purchases as options', () => {
    expect(purchases.map((purchase) => purchaseRules.filterValueGetters?.buyer?.(purchase))).toEqual([
      'South',
      'Éast',
      'South',
    ]);
    expect(findIds({ buyer: 'South' })).toEqual(['3', '1']);
    expect(findIds({ buyer: 'South', paymentStatus: 'Completed' })).toEqual(['1']);
  });

  it('are sorted by a column, by default newest first', () => {
    expect(purchaseRules.getDefaultSort?.(purchaseQuerySchema.parse({}))).toBe('-purchasedAt');
    expect(findIds({})).toEqual(['3', '1', '2']);
    expect(findIds({ sort: '-amount' })).toEqual(['2', '3', '1']);
    expect(findIds({ sort: 'hexacodesGenerated' })).toEqual(['2', '1', '3']);
  });

  it('are found by texts that the list shows', () => {
    expect(findIds({ search: 'ord-7' })).toEqual(['3']);
    expect(findIds({ search: '1,030.00' })).toEqual(['2']);
    expect(findIds({ search: 'sample pack 01-06-2026' })).toEqual(['1']);
  });

  it('ADM-11 have a text for generated hexacodes', () => {
    expect(purchases.slice(0, 2).map(formatHexacodesGenerated)).toEqual(['Yes', 'No']);
  });
});

it('ADM-11 CON-05 has samples of one package of 50 tags', () => {
  const labels = createSamplePurchases(today).map(({ tagPackage }) => formatPackageLabel(tagPackage));
  expect(new Set(labels)).toEqual(new Set(['Sample Pack, 50 AiroTags, 20.00 AED']));
});
