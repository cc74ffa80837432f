import { commonChoiceLabels } from '../lists/choices';
import { formatDay, isInLastDays } from '../time/days';
import type { Day } from '../time/days';
import { choiceBesideSort, listQueryFields, orderOf } from '../lists/listRules';
import type { ListRules, SortKeys } from '../lists/listRules';
import { oneOf, querySchema, settled } from '../lists/querySchema';
import type { QueryOf } from '../lists/querySchema';
import { phoneTexts } from '../text/textSearch';

/** A customer of the platform. */
export type Customer = {
  id: string;
  /** First and last. */
  name: string;
  email: string;
  /** With the country's code, as it was typed. */
  phone: string;
  dateAdded: Day;
};

/** One choice of three. */
export const customerChoiceLabels = commonChoiceLabels;

export const customerSortKeys = {
  name: (customer) => customer.name,
  email: (customer) => customer.email,
  phone: (customer) => customer.phone,
  dateAdded: (customer) => customer.dateAdded,
} satisfies SortKeys<Customer>;

export const customerQuerySchema = settled(
  querySchema({
    ...listQueryFields(customerSortKeys),
    show: oneOf(['all', 'last7Days', 'name'], 'all'),
  }),
  (query) => ({ ...query, show: choiceBesideSort(query, ['name']) }),
);
export type CustomerQuery = QueryOf<typeof customerQuerySchema>;

export const customerRules: ListRules<Customer, CustomerQuery> = {
  query: customerQuerySchema,
  text: ({ name, email, phone, dateAdded }) => [name, email, ...phoneTexts(phone), formatDay(dateAdded)],
  order: ({ sort, show }) => orderOf(customerSortKeys, sort || (show === 'name' ? show : '')),
  keep:
    ({ show }, today) =>
    (customer) =>
      show !== 'last7Days' || isInLastDays(customer.dateAdded, today),
};
