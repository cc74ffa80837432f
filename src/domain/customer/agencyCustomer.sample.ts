import { subtractDays } from '../time/days';
import type { Day } from '../time/days';
import { getCyclicValue } from '../samples/getCyclicValue.sample';
import { samplePerson, samplePhone } from '../samples/people.sample';
import type { AgencyCustomer } from './agencyCustomer';

export function makeAgencyCustomer(overrides: Partial<AgencyCustomer> = {}): AgencyCustomer {
  return {
    id: 'agency-customer-1',
    name: 'Mira A.',
    email: 'mira@example.com',
    address: '1 Sample Street, Dubai',
    phone: '+971 50 000 0501',
    dateAdded: '2026-06-11',
    ...overrides,
  };
}

/** Returns the sample agency's 128 customers, newest first. Three of them were added on the day before `today`. */
export function sampleAgencyCustomers(today: Day): AgencyCustomer[] {
  const streets = ['Sample Street', 'Example Road', 'Lantern Lane', 'Palm Avenue'] as const;
  const cities = ['Dubai', 'Sharjah', 'Ajman', 'Abu Dhabi', 'Ras Al Khaimah'] as const;
  return Array.from({ length: 128 }, (_, index) => {
    const { name, email } = samplePerson(index);
    return makeAgencyCustomer({
      id: `agency-customer-${index + 1}`,
      name,
      email,
      address: `${(index % 60) + 1} ${getCyclicValue(streets, index)}, ${getCyclicValue(cities, index)}`,
      phone: samplePhone(501 + index),
      dateAdded: subtractDays(today, Math.floor(index / 3) + 1),
    });
  });
}
