import { subtractDays } from '../time/days';
import type { Day } from '../time/days';
import type { Partner } from './partner';

export function makePartner(overrides: Partial<Partner> = {}): Partner {
  return {
    id: 'partner-1',
    name: 'Mira A.',
    email: 'mira@harbour.example.com',
    phone: '+971 50 000 0201',
    agency: 'Harbour Tags',
    totalEarnings: 1860,
    tagBalance: 140,
    dateAdded: '2026-06-12',
    ...overrides,
  };
}

/** Returns the two sample partners, one of each sample agency. The first was added on the day `today`. */
export function samplePartners(today: Day): Partner[] {
  return [
    makePartner({ dateAdded: today }),
    makePartner({
      id: 'partner-2',
      name: 'Omar K.',
      email: 'omar@dune.example.com',
      phone: '+971 50 000 0202',
      agency: 'Dune Prints',
      totalEarnings: 742.5,
      tagBalance: 310,
      dateAdded: subtractDays(today, 46),
    }),
  ];
}
