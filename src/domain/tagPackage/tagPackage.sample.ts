import { subtractDays } from '../time/days';
import type { Day } from '../time/days';
import type { TagPackage } from './tagPackage';

export function makeTagPackage(overrides: Partial<TagPackage> = {}): TagPackage {
  return {
    id: 'package-1',
    name: 'Sample Pack',
    description: 'For small agencies and first orders.',
    totalHexacodes: 50,
    tagType: 'Common',
    price: 30,
    isActive: true,
    createdBy: 'Admin owner',
    createdAt: '2026-06-03',
    updatedAt: '2026-06-11',
    ...overrides,
  };
}

/** Returns the package with 50 tags to which the sample purchases refer, with dates relative to `today`. */
export function samplePackage(today: Day): TagPackage {
  return makeTagPackage({ createdAt: subtractDays(today, 12), updatedAt: subtractDays(today, 4) });
}

/** Returns three sample packages with dates relative to `today`. The last package is older than three months. */
export function samplePackages(today: Day): TagPackage[] {
  return [
    samplePackage(today),
    makeTagPackage({
      id: 'package-2',
      name: 'Building Pack',
      description: 'For offices, malls and parking areas.',
      totalHexacodes: 120,
      tagType: 'Premium',
      price: 64.5,
      createdAt: subtractDays(today, 40),
      updatedAt: subtractDays(today, 40),
    }),
    makeTagPackage({
      id: 'package-3',
      name: 'Event Pack',
      description: 'For large events. No longer sold.',
      totalHexacodes: 500,
      tagType: 'Elite',
      price: 210,
      isActive: false,
      createdAt: subtractDays(today, 200),
      updatedAt: subtractDays(today, 96),
    }),
  ];
}
