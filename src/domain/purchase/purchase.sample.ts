import { subtractDays } from '../time/days';
import type { Day } from '../time/days';
import { samplePackage } from '../tagPackage/tagPackage.sample';
import type { Purchase } from './purchase';

export function makePurchase(overrides: Partial<Purchase> = {}): Purchase {
  return {
    id: 'purchase-1',
    orderId: 'ORD-1001',
    transactionId: 'TX-50010',
    tagPackage: { id: 'package-1', name: 'Sample Pack', totalHexacodes: 50, price: 30 },
    buyerType: 'business',
    buyer: 'Harbour Tags',
    amount: 30,
    paymentStatus: 'Completed',
    paymentMethod: 'card',
    hexacodesGenerated: true,
    paymentDate: '2026-06-11',
    purchasedAt: '2026-06-11',
    ...overrides,
  };
}

/**
 * Returns the sample purchases, newest first, with dates relative to `today`. All are purchases of the same package.
 */
export function samplePurchases(today: Day): Purchase[] {
  const { id, name, totalHexacodes, price } = samplePackage(today);
  const tagPackage = { id, name, totalHexacodes, price };
  const makeSamplePurchase = (number: number, daysAgo: number, overrides: Partial<Purchase>) =>
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
  return [
    makeSamplePurchase(4, 1, { paymentStatus: 'Pending', paymentMethod: 'bank', hexacodesGenerated: false }),
    makeSamplePurchase(3, 3, { buyerType: 'individual', buyer: 'Mira A.' }),
    makeSamplePurchase(2, 8, {
      buyer: 'Dune Prints',
      paymentStatus: 'Failed',
      paymentMethod: 'paypal',
      hexacodesGenerated: false,
    }),
    makeSamplePurchase(1, 11, { buyerType: 'organization', buyer: 'Good Neighbours Society', paymentMethod: 'crypto' }),
  ];
}
