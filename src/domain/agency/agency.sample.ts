import { portalAgencyName } from '../samples/people.sample';
import { subtractDays } from '../time/days';
import type { Day } from '../time/days';
import type { Agency } from './agency';

export function makeAgency(overrides: Partial<Agency> = {}): Agency {
  return {
    id: 'agency-1',
    name: portalAgencyName,
    email: 'hello@harbour.example.com',
    phone: '+971 50 000 0101',
    address: '12 Sample Street, Dubai',
    totalEarnings: 1237.5,
    tagBalance: 35,
    dateAdded: '2026-02-15',
    ...overrides,
  };
}

/**
 * Returns the two sample agencies, newest first. The first was added in the seven days up to `today` and has no tags
 * yet. The second has the tags of the sample portal.
 */
export function createSampleAgencies(today: Day): Agency[] {
  return [
    makeAgency({
      id: 'agency-2',
      name: 'Dune Prints',
      email: 'team@dune.example.com',
      phone: '+971 50 000 0102',
      address: '4 Example Road, Sharjah',
      totalEarnings: 0,
      tagBalance: 0,
      dateAdded: subtractDays(today, 4),
    }),
    makeAgency({ dateAdded: subtractDays(today, 120) }),
  ];
}

/** Returns `count` different agencies. The result is deterministic. */
export function createManyAgencies(count: number, today: Day): Agency[] {
  const cities = ['Dubai', 'Sharjah', 'Ajman', 'Abu Dhabi', 'Ras Al Khaimah'] as const;
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return makeAgency({
      id: `agency-${number}`,
      name: `Sample Agency ${number}`,
      email: `agency${number}@tags.example.com`,
      phone: `+971 50 ${String(number).padStart(7, '0')}`,
      address: `${number} Example Road, ${cities[index % cities.length]}`,
      totalEarnings: ((number * 7919) % 1_000_000) / 100,
      tagBalance: (number * 104_729) % 5000,
      dateAdded: subtractDays(today, index % 900),
    });
  });
}
