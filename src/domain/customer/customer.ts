import { sortByShowOption, showOptionLabels } from '../lists/filterOptions';
import { formatDay, isInLast7Days } from '../time/days';
import type { Day } from '../time/days';
import { resetSortingOption, createListQueryFields, findColumnOrder } from '../lists/listRules';
import type { ListRules, SortKeys } from '../lists/listRules';
import { textOneOf, createQuerySchema, transformQuery } from '../lists/querySchema';
import type { QueryOf } from '../lists/querySchema';
import { listPhoneTexts } from '../text/textSearch';

/** A customer, as the back-office lists them. */
export type Customer = {
  id: string;
  /** First and last name as one text. The portal's form has only one field for both. */
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
  createQuerySchema({
    ...createListQueryFields(customerSortKeys),
    show: textOneOf(['all', 'last7Days', 'name'], 'all'),
  }),
  (query) => ({ ...query, show: resetSortingOption(query, ['name']) }),
);
export type CustomerQuery = QueryOf<typeof customerQuerySchema>;

export const customerRules: ListRules<Customer, CustomerQuery> = {
  schema: customerQuerySchema,
  getSearchTexts: ({ name, email, phone, dateAdded }) => [name, email, ...listPhoneTexts(phone), formatDay(dateAdded)],
  getDefaultSort: ({ show }) => sortByShowOption[show],
  getOrder: ({ sort, show }) => findColumnOrder(customerSortKeys, sort || sortByShowOption[show]),
  createFilter:
    ({ show }, today) =>
    (customer) =>
      show !== 'last7Days' || isInLast7Days(customer.dateAdded, today),
};
