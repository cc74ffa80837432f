import { expect, it } from 'vitest';

import { findBestOffer, formatPackageLabel, getPricePerTag, getSavingPercent } from './packageOffer';
import { createSamplePackageOffers } from './packageOffer.sample';

it('AGY-10 CON-05 offers agencies three packages', () => {
  expect(createSamplePackageOffers().map(formatPackageLabel)).toEqual([
    'Starter, 100 AiroTags, 30.00 AED',
    'Growth, 200 AiroTags, 50.00 AED',
    'Scale, 300 AiroTags, 55.00 AED',
  ]);
});

it('computes the price per tag and whether it is exact', () => {
  expect(createSamplePackageOffers().map(getPricePerTag)).toEqual([
    { amount: 0.3, isExact: true },
    { amount: 0.25, isExact: true },
    { amount: 0.18, isExact: false },
  ]);
});

it('finds the offer with the lowest price per tag, unless several have it', () => {
  const [starter, growth, scale] = createSamplePackageOffers();
  expect(findBestOffer(createSamplePackageOffers())?.name).toBe('Scale');
  expect(findBestOffer([starter, growth].flatMap((offer) => offer ?? []))?.name).toBe('Growth');
  expect(findBestOffer(createSamplePackageOffers().slice(0, 1))).toBeUndefined();
  expect(findBestOffer([scale, scale].flatMap((offer) => offer ?? []))).toBeUndefined();
});

it('computes the saving per tag in whole percent, rounded down', () => {
  const offers = createSamplePackageOffers();
  expect(offers.map((offer) => getSavingPercent(offer, offers))).toEqual([0, 16, 38]);
  const [full, reduced] = [
    { totalHexacodes: 100, price: 30 },
    { totalHexacodes: 100, price: 27 },
  ] as const;
  expect(getSavingPercent(reduced, [reduced, full])).toBe(10);
  const free = { totalHexacodes: 100, price: 0 };
  expect(getSavingPercent(free, [free])).toBe(0);
  expect(getSavingPercent(free, [free, full])).toBe(100);
});
