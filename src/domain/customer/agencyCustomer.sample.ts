import { subtractDays } from '../time/days';
import type { Day } from '../time/days';
import { getCyclicValue } from '../samples/getCyclicValue.sample';
import { createCustomerPerson, createSamplePhone } from '../samples/people.sample';
import type { AgencyCustomer } from './agencyCustomer';

export function makeAgencyCustomer(overrides: Partial<AgencyCustomer> = {}): AgencyCustomer {
  return {
    id: 'customer-1',
    name: 'Omar K.',
    email: 'omar@example.com',
    address: '1 Sample Street, Dubai',
    phone: '+971 50 000 0501',
    dateAdded: '2026-03-11',
    ...overrides,
  };
}

/** Returns the sample agency's 27 customers, newest first. Three of them were added on the day before `today`. */
export function createSampleAgencyCustomers(today: Day): AgencyCustomer[] {
  const streets = ['Sample Street', 'Example Road', 'Lantern Lane', 'Palm Avenue'] as const;
  const cities = ['Dubai', 'Sharjah', 'Ajman', 'Abu Dhabi', 'Ras Al Khaimah'] as const;
  return Array.from({ length: 27 }, (_, index) => {
    const number = 27 - index;
    const { name, email } = createCustomerPerson(number);
    return makeAgencyCustomer({
      id: `customer-${number}`,
      name,
      email,
      address: `${number} ${getCyclicValue(streets, number - 1)}, ${getCyclicValue(cities, number - 1)}`,
      phone: createSamplePhone(500 + number),
      dateAdded: subtractDays(today, index < 3 ? 1 : (index - 2) * 4),
    });
  });
}
