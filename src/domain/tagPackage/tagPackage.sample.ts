import { subtractDays } from '../time/days';
import type { Day } from '../time/days';
import { createSamplePackageOffers } from './packageOffer.sample';
import type { TagPackage } from './tagPackage';

export function makeTagPackage(overrides: Partial<TagPackage> = {}): TagPackage {
  return {
    id: 'package-1',
    name: 'Sample Pack',
    description: 'For first orders. Not sold in the portal.',
    totalHexacodes: 50,
    tagType: 'Common',
    price: 20,
    isActive: false,
    createdBy: 'Admin owner',
    createdAt: '2026-05-06',
    updatedAt: '2026-06-11',
    ...overrides,
  };
}

/** Returns the package with 50 tags that the sample purchases contain, with dates relative to `today`. */
export function createSamplePackage(today: Day): TagPackage {
  return makeTagPackage({ createdAt: subtractDays(today, 40), updatedAt: subtractDays(today, 4) });
}

const offerDescriptions = [
  'For a first batch of tags.',
  'For a shop or a small fleet.',
  'For large orders and resale.',
];

/**
 * Returns the sample packages, newest first, with dates relative to `today`: the purchased one, those that the portal
 * offers, and one that is older than three months.
 */
export function createSamplePackages(today: Day): TagPackage[] {
  const offerDay = subtractDays(today, 80);
  return [
    createSamplePackage(today),
    ...createSamplePackageOffers().map((offer, index) =>
      makeTagPackage({
        ...offer,
        description: offerDescriptions[index] ?? '',
        isActive: true,
        createdAt: offerDay,
        updatedAt: offerDay,
      }),
    ),
    makeTagPackage({
      id: 'event',
      name: 'Event Pack',
      description: 'For large events. No longer sold.',
      totalHexacodes: 500,
      tagType: 'Elite',
      price: 85,
      isActive: false,
      createdAt: subtractDays(today, 200),
      updatedAt: subtractDays(today, 96),
    }),
  ];
}
