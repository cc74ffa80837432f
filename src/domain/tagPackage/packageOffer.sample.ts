import type { PackageOffer } from './packageOffer';

/** Returns the three packages that agencies can buy, smallest first. */
export function createSamplePackageOffers(): PackageOffer[] {
  return [
    { id: 'starter', name: 'Starter', totalHexacodes: 100, price: 30 },
    { id: 'growth', name: 'Growth', totalHexacodes: 200, price: 50 },
    { id: 'scale', name: 'Scale', totalHexacodes: 300, price: 55 },
  ];
}
