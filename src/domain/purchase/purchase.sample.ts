import { createCustomerPerson, portalAgencyName } from '../samples/people.sample';
import { subtractDays } from '../time/days';
import type { Day } from '../time/days';
import { createSamplePackage } from '../tagPackage/tagPackage.sample';
import type { Purchase } from './purchase';

export function makePurchase(overrides: Partial<Purchase> = {}): Purchase {
  return {
    id: 'purchase-1',
    orderId: 'ORD-1001',
    transactionId: 'TX-50010',
    tagPackage: { id: 'package-1', name: 'Sample Pack', totalHexacodes: 50, price: 20 },
    buyerType: 'business',
    buyer: portalAgencyName,
    amount: 20,
    paymentStatus: 'Completed',
    paymentMethod: 'card',
    hexacodesGenerated: true,
    paymentDate: '2026-05-16',
    purchasedAt: '2026-05-16',
    ...overrides,
  };
}

/**
 * Returns the sample purchases, newest first, with dates relative to `today`. In each of them, the same package was
 * bought. The tags of the sample portal belong to the completed purchases.
 */
export function createSamplePurchases(today: Day): Purchase[] {
  const { id, name, totalHexacodes, price } = createSamplePackage(today);
  const tagPackage = { id, name, totalHexacodes, price };
  const makeSamplePurchase = (number: number, daysAgo: number, overrides: Partial<Purchase> = {}) =>
    makePurchase({
      id: `purchase-${number}`,
      orderId: `ORD-${1000 + number}`,
      transactionId: `TX-${50_009 + number}`,
      tagPackage,
      amount: price,
      paymentDate: subtractDays(today, daysAgo),
      purchasedAt: subtractDays(today, daysAgo),
      ...overrides,
    });
  const unpaidFields = { hexacodesGenerated: false };
  return [
    makeSamplePurchase(5, 1, {
      ...unpaidFields,
      buyer: 'Dune Prints',
      paymentStatus: 'Pending',
      paymentMethod: 'bank',
    }),
    makeSamplePurchase(4, 8, {
      ...unpaidFields,
      buyerType: 'individual',
      buyer: createCustomerPerson(2).name,
      paymentStatus: 'Failed',
      paymentMethod: 'paypal',
    }),
    makeSamplePurchase(3, 26),
    makeSamplePurchase(2, 28, { paymentMethod: 'bank' }),
    makeSamplePurchase(1, 30),
  ];
}
