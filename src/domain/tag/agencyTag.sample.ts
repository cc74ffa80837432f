import { subtractDays } from '../time/days';
import type { Day } from '../time/days';
import { createSampleAgencyCustomers } from '../customer/agencyCustomer.sample';
import { getCyclicValue } from '../samples/getCyclicValue.sample';
import { createPartnerPerson, portalAgencyName } from '../samples/people.sample';
import type { AgencyTag } from './agencyTag';
import { createSampleHexacode } from './hexacode.sample';

export function makeAgencyTag(overrides: Partial<AgencyTag> = {}): AgencyTag {
  return {
    id: 'agency-tag-1',
    hexacode: '7F3A9C21',
    utility: 'enabled',
    status: 'activated',
    assigned: true,
    customization: true,
    assigner: { type: 'partner', name: 'Mira A.' },
    assignedAt: '2026-06-13',
    activatedAt: '2026-06-13',
    assignedTo: 'omar@example.com',
    ...overrides,
  };
}

export function makeUnassignedTag(overrides: Partial<AgencyTag> = {}): AgencyTag {
  return {
    id: 'agency-tag-3',
    hexacode: 'B04D17E8',
    utility: 'notEnabled',
    status: 'notActivated',
    assigned: false,
    customization: false,
    ...overrides,
  };
}

/**
 * Purchases to which the sample agency's tags belong. The partner with the number `partnerNumber` assigns the tags;
 * without a number, the agency assigns them.
 */
const purchases: readonly { orderId: string; partnerNumber?: number }[] = [
  { orderId: 'ORD-1003', partnerNumber: 1 },
  { orderId: 'ORD-1002', partnerNumber: 2 },
  { orderId: 'ORD-1001' },
];

/** Returns the purchase of the tag with the index `index` in `createSampleAgencyTags`. */
export const findSamplePurchase = (index: number) => getCyclicValue(purchases, index);

/**
 * Returns the sample agency's 150 tags: 45 are assigned by the agency, 70 by its partners, and 35 are unassigned, 30 of
 * which belong to partners.
 */
export function createSampleAgencyTags(today: Day): AgencyTag[] {
  return createManyAgencyTags(150, today);
}

/**
 * Number of tags after which the pattern of assignments repeats. In each cycle, nine tags are assigned by the agency,
 * 14 by partners, and seven are unassigned, six of which belong to partners.
 */
const tagsPerCycle = 30;
const isUnassignedPosition = (position: number) => position === 2 || (position > 20 && position % 3 !== 2);

/** Returns `count` tags of an agency, with unique hexacodes. The result is deterministic. */
export function createManyAgencyTags(count: number, today: Day): AgencyTag[] {
  const customers = createSampleAgencyCustomers(today).toReversed();
  return Array.from({ length: count }, (_, index) => {
    const idAndHexacode = { id: `agency-tag-${index + 1}`, hexacode: createSampleHexacode(index) };
    if (isUnassignedPosition(index % tagsPerCycle)) return makeUnassignedTag(idAndHexacode);
    const { partnerNumber } = findSamplePurchase(index);
    const daysAgo = 2 + (Math.floor(index / 7) % 22);
    const assignedAt = subtractDays(today, daysAgo);
    const addedCustomers = customers.filter(({ dateAdded }) => dateAdded <= assignedAt);
    const isActivated = index % 7 !== 3;
    return makeAgencyTag({
      ...idAndHexacode,
      assigner: partnerNumber
        ? { type: 'partner', name: createPartnerPerson(partnerNumber).name }
        : { type: 'agency', name: portalAgencyName },
      assignedAt,
      assignedTo: getCyclicValue(addedCustomers, index).email,
      utility: index % 6 === 5 ? 'notEnabled' : 'enabled',
      ...(isActivated
        ? { activatedAt: subtractDays(today, daysAgo - (index % 3)), customization: index % 4 !== 1 }
        : { status: 'notActivated', activatedAt: undefined, customization: false }),
    });
  });
}
