import { daysBefore } from '../time/days';
import type { Day } from '../time/days';
import { samplePerson, samplePhone } from '../samples/people.sample';
import type { Partner } from './partner';

/** A partner; a story or a test names only what it is about. */
export function makePartner(overrides: Partial<Partner> = {}): Partner {
  return {
    id: 'partner-1',
    name: 'Mira Example',
    email: 'mira@harbour.example.com',
    phone: '+971 50 000 0201',
    agency: 'Harbour Tags',
    totalEarnings: 1860,
    tagBalance: 140,
    dateAdded: '2026-06-12',
    ...overrides,
  };
}

/** The two sample partners, one of each sample agency, as of `today`: one added today. */
export function samplePartners(today: Day): Partner[] {
  return [
    makePartner({ dateAdded: today }),
    makePartner({
      id: 'partner-2',
      name: 'Omar Sample',
      email: 'omar@printstudio.example.com',
      phone: '+971 50 000 0202',
      agency: 'Example Print Studio',
      totalEarnings: 742.5,
      tagBalance: 310,
      dateAdded: daysBefore(today, 46),
    }),
  ];
}

/** `count` partners of nine agencies, each with an address of their own, the same on every call. */
export function manyPartners(count: number, today: Day): Partner[] {
  return Array.from({ length: count }, (_, index) => {
    const { name, email } = samplePerson(index);
    const number = index + 1;
    return makePartner({
      id: `partner-${number}`,
      name,
      email,
      phone: samplePhone(201 + index),
      agency: `Sample Agency ${(index % 9) + 1}`,
      totalEarnings: ((number * 7919) % 1_000_000) / 100,
      tagBalance: (number * 104_729) % 900,
      dateAdded: daysBefore(today, index % 900),
    });
  });
}
