import { showOptionLabels } from '../lists/filterOptions';
import { formatDay, isInLast7Days } from '../time/days';
import type { Day } from '../time/days';
import { dropSortingChoice, listQueryFields, columnOrder } from '../lists/listRules';
import type { ListRules, SortKeys } from '../lists/listRules';
import { textOneOf, querySchema, transformQuery } from '../lists/querySchema';
import type { QueryOf } from '../lists/querySchema';
import { phoneTexts } from '../text/textSearch';

/** A customer, as the back-office lists them. */
export type Customer = {
  id: string;
  /** First and last name, or the one name that the portal asks for. */
  name: string;
  email: string;
  /** Phone number as typed, with the country code in front if it was typed in a separate field. */
  phone: string;
  dateAdded: Day;
};

export const customerShowOptionLabels = showOptionLabels;

export const customerSortKeys = {
  name: (customer) => customer.name,
  email: (customer) => customer.email,
  phone: (customer) => customer.phone,
  dateAdded: (customer) => customer.dateAdded,
} satisfies SortKeys<Customer>;

export const customerQuerySchema = transformQuery(
  querySchema({
    ...listQueryFields(customerSortKeys),
    show: textOneOf(['all', 'last7Days', 'name'], 'all'),
  }),
  (query) => ({ ...query, show: dropSortingChoice(query, ['name']) }),
);
export type CustomerQuery = QueryOf<typeof customerQuerySchema>;

export const customerRules: ListRules<Customer, CustomerQuery> = {
  schema: customerQuerySchema,
  searchTexts: ({ name, email, phone, dateAdded }) => [name, email, ...phoneTexts(phone), formatDay(dateAdded)],
  order: ({ sort, show }) => columnOrder(customerSortKeys, show === 'name' ? show : sort),
  filter:
    ({ show }, today) =>
    (customer) =>
      show !== 'last7Days' || isInLast7Days(customer.dateAdded, today),
};
