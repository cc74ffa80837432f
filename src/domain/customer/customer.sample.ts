import type { Day } from '../time/days';
import { makeAgencyCustomer, createSampleAgencyCustomers } from './agencyCustomer.sample';
import type { AgencyCustomer } from './agencyCustomer';
import type { Customer } from './customer';

const toCustomer = ({ id, name, email, phone, dateAdded }: AgencyCustomer): Customer => ({
  ...{ id, name, email, phone, dateAdded },
});

export function makeCustomer(overrides: Partial<Customer> = {}): Customer {
  return { ...toCustomer(makeAgencyCustomer()), ...overrides };
}

/** Returns the 27 sample customers, newest first. Four of them were added in the seven days up to `today`. */
export function createSampleCustomers(today: Day): Customer[] {
  return createSampleAgencyCustomers(today).map(toCustomer);
}
