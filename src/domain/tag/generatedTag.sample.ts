import { createCustomerPerson, createPartnerPerson, portalAgencyName } from '../samples/people.sample';
import { subtractDays } from '../time/days';
import type { Day } from '../time/days';
import type { GeneratedTag } from './generatedTag';
import { createSampleHexacode } from './hexacode.sample';

export function makeGeneratedTag(overrides: Partial<GeneratedTag> = {}): GeneratedTag {
  return {
    id: 'tag-1',
    hexacode: '7F3A9C21',
    serialNumber: 'SN-000101',
    ownerContentType: 'individual',
    ownerObjectId: 'customer-1',
    ownerName: 'Omar K.',
    partner: 'Mira A.',
    isAssigned: true,
    isPrinted: true,
    createdAt: '2026-05-20',
    packagePurchase: 'ORD-1003',
    ...overrides,
  };
}

/**
 * Returns the two sample tags of the back-office, newest first: one of an individual and one of an agency. The sample
 * data of the portal has tags with the same hexacodes.
 */
export function createSampleGeneratedTags(today: Day): GeneratedTag[] {
  return [
    makeGeneratedTag({ createdAt: subtractDays(today, 26) }),
    makeGeneratedTag({
      id: 'tag-2',
      hexacode: 'B04D17E8',
      serialNumber: 'SN-000001',
      ownerContentType: 'agency',
      ownerObjectId: 'agency-1',
      ownerName: portalAgencyName,
      partner: '',
      isAssigned: false,
      isPrinted: false,
      createdAt: subtractDays(today, 30),
      packagePurchase: 'ORD-1001',
    }),
  ];
}

/** Returns `count` tags, newest first, with unique hexacodes and serial numbers. The result is deterministic. */
export function createManyGeneratedTags(count: number, today: Day): GeneratedTag[] {
  return Array.from({ length: count }, (_, index) => {
    const isAgency = index % 3 !== 2;
    return makeGeneratedTag({
      id: `tag-${index + 1}`,
      hexacode: createSampleHexacode(index),
      serialNumber: `SN-${String(count - index).padStart(6, '0')}`,
      ownerContentType: isAgency ? 'agency' : 'individual',
      ownerObjectId: isAgency ? `agency-${(index % 9) + 1}` : `customer-${(index % 27) + 1}`,
      ownerName: isAgency ? `Sample Agency ${(index % 9) + 1}` : createCustomerPerson(index + 1).name,
      partner: isAgency ? createPartnerPerson((index % 24) + 1).name : '',
      isAssigned: !isAgency || index % 5 !== 4,
      isPrinted: index % 2 === 0,
      createdAt: subtractDays(today, Math.floor(index / 10)),
    });
  });
}
