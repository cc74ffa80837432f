import { subtractDays } from '../time/days';
import type { Day } from '../time/days';
import { getCyclicValue } from '../samples/getCyclicValue.sample';
import { createPartnerPerson, createSampleLocalPhone } from '../samples/people.sample';
import type { AgencyPartner } from './agencyPartner';

export function makeAgencyPartner(overrides: Partial<AgencyPartner> = {}): AgencyPartner {
  return {
    id: 'agency-partner-1',
    firstName: 'Mira',
    lastName: 'A.',
    email: 'mira@example.com',
    company: 'Blue Kite Motors',
    phone: '0500000401',
    dateAdded: '2026-03-31',
    ...overrides,
  };
}

const companies = [
  'Blue Kite Motors',
  'Happy Tail Pets',
  'Lantern Mall',
  'Paper Boat Hotel',
  'Seven Doors Offices',
] as const;

/** Returns the sample agency's 24 partners, newest first. Five of them were added on the day `today`. */
export function createSampleAgencyPartners(today: Day): AgencyPartner[] {
  return Array.from({ length: 24 }, (_, index) => {
    const number = 24 - index;
    const { firstName, lastName, email } = createPartnerPerson(number);
    return makeAgencyPartner({
      id: `agency-partner-${number}`,
      firstName,
      lastName,
      email,
      company: getCyclicValue(companies, number - 1),
      phone: createSampleLocalPhone(400 + number),
      dateAdded: subtractDays(today, index < 5 ? 0 : (index - 4) * 4),
    });
  });
}
