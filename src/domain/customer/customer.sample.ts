import { subtractDays } from '../time/days';
import type { Day } from '../time/days';
import { samplePerson, samplePhone } from '../samples/people.sample';
import type { Customer } from './customer';

export function makeCustomer(overrides: Partial<Customer> = {}): Customer {
  return {
    id: 'customer-1',
    name: 'Mira A.',
    email: 'mira@example.com',
    phone: '+971 50 000 0301',
    dateAdded: '2026-06-11',
    ...overrides,
  };
}

/** Returns the 27 sample customers, newest first. Four of them were added in the seven days up to `today`. */
export function sampleCustomers(today: Day): Customer[] {
  return Array.from({ length: 27 }, (_, index) => {
    const { name, email } = samplePerson(index);
    const dateAdded = subtractDays(today, Math.floor(index * 2.25));
    return makeCustomer({ id: `customer-${index + 1}`, name, email, phone: samplePhone(301 + index), dateAdded });
  });
}
