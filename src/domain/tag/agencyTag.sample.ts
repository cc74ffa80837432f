import { daysBefore } from '../time/days';
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

/** The sample agency's 120 tags, as of `today`: 70 assigned by its partners, 45 by itself, five unassigned. */
export function sampleAgencyTags(today: Day): AgencyTag[] {
  return manyAgencyTags(120, today);
}

/** Of 24 tags, 14 are assigned by partners, nine by the agency, one is unassigned. */
const round = 24;
const unassigned = 2;
const isByAgency = (place: number) => place % 5 === 4 || place % 5 === 0;

const agency: Assigner = { type: 'agency', name: 'Sample Tags Agency' };

/** `count` tags of an agency, the latest first, with unique hexacodes, deterministic. */
export function manyAgencyTags(count: number, today: Day): AgencyTag[] {
  return Array.from({ length: count }, (_, index) => {
    const code = { id: `agency-tag-${index + 1}`, hexacode: sampleHexacode(index) };
    const place = index % round;
    if (place === unassigned) return makeUnassignedTag(code);
    const daysAgo = 2 + Math.floor(index / 2);
    const isActivated = index % 7 !== 3;
    return makeAgencyTag({
      ...code,
      assigner: isByAgency(place) ? agency : { type: 'partner', name: samplePerson(index % 24).name },
      assignedAt: daysBefore(today, daysAgo),
      assignedTo: samplePerson(index).email,
      utility: index % 6 === 5 ? 'notEnabled' : 'enabled',
      ...(isActivated
        ? { activatedAt: daysBefore(today, daysAgo - (index % 3)), customization: index % 4 !== 1 }
        : { status: 'notActivated', activatedAt: undefined, customization: false }),
    });
  });
}
