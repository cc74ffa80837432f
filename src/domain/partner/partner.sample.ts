import { createPartnerPerson, portalAgencyName, createSamplePhone } from '../samples/people.sample';
import { subtractDays } from '../time/days';
import type { Day } from '../time/days';
import type { Partner } from './partner';

export function makePartner(overrides: Partial<Partner> = {}): Partner {
  return {
    id: 'partner-1',
    name: 'Mira A.',
    email: 'mira@example.com',
    phone: '+971 50 000 0401',
    agency: portalAgencyName,
    totalEarnings: 962.5,
    tagBalance: 15,
    dateAdded: '2026-03-31',
    ...overrides,
  };
}

/** Returns one partner of each of the two sample agencies, newest first. The first was added on the day `today`. */
export function createSamplePartners(today: Day): Partner[] {
  const { name, email } = createPartnerPerson(25);
  return [
    makePartner({
      id: 'partner-2',
      name,
      email,
      phone: createSamplePhone(425),
      agency: 'Dune Prints',
      totalEarnings: 0,
      tagBalance: 0,
      dateAdded: today,
    }),
    makePartner({ dateAdded: subtractDays(today, 76) }),
  ];
}
