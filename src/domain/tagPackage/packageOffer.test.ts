import { expect, it } from 'vitest';

import { samplePackageOffers } from './packageOffer.sample';

it('AGY-10 CON-05 offers agencies three packages', () => {
  expect(samplePackageOffers().map(({ name, totalHexacodes, price }) => [name, totalHexacodes, price])).toEqual([
    ['Starter', 100, 30],
    ['Growth', 200, 50],
    ['Scale', 300, 55],
  ]);
});
