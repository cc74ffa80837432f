import { subtractDays } from '../time/days';
import type { Day } from '../time/days';
import { samplePerson } from '../samples/people.sample';
import type { AgencyTag, Assigner } from './agencyTag';
import { sampleHexacode } from './hexacode.sample';

export function makeAgencyTag(overrides: Partial<AgencyTag> = {}): AgencyTag {
  return {
    id: 'agency-tag-1',
    hexacode: '7F3A9C21',
    utility: 'enabled',
    status: 'activated',
    assigned: true,
    customization: true,
    assigner: { type: 'partner', name: 'Mira A.' },
    assignedAt: '2026-06-12',
    activatedAt: '2026-06-13',
    assignedTo: 'owner.one@example.com',
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

/** Returns the sample agency's 120 tags: 70 are assigned by its partners, 45 by the agency, and five are unassigned. */
export function sampleAgencyTags(today: Day): AgencyTag[] {
  return createManyAgencyTags(120, today);
}

/**
 * Number of tags after which the assigners repeat: 14 tags are assigned by partners, nine by the agency, and one is
 * unassigned.
 */
const tagsPerRound = 24;
const unassignedPosition = 2;
const isByAgency = (position: number) => position % 5 === 4 || position % 5 === 0;

const agencyAssigner: Assigner = { type: 'agency', name: 'Sample Tags Agency' };

/** Returns `count` tags of an agency, latest first, with unique hexacodes. The result is deterministic. */
export function createManyAgencyTags(count: number, today: Day): AgencyTag[] {
  return Array.from({ length: count }, (_, index) => {
    const idAndHexacode = { id: `agency-tag-${index + 1}`, hexacode: sampleHexacode(index) };
    const position = index % tagsPerRound;
    if (position === unassignedPosition) return makeUnassignedTag(idAndHexacode);
    const daysAgo = 2 + Math.floor(index / 2);
    const isActivated = index % 7 !== 3;
    return makeAgencyTag({
      ...idAndHexacode,
      assigner: isByAgency(position) ? agencyAssigner : { type: 'partner', name: samplePerson(index % 24).name },
      assignedAt: subtractDays(today, daysAgo),
      assignedTo: samplePerson(index).email,
      utility: index % 6 === 5 ? 'notEnabled' : 'enabled',
      ...(isActivated
        ? { activatedAt: subtractDays(today, daysAgo - (index % 3)), customization: index % 4 !== 1 }
        : { status: 'notActivated', activatedAt: undefined, customization: false }),
    });
  });
}
