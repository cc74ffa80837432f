import type { Day } from '../time/days';
import { orderByDays } from '../lists/dayOrder';
import { createListQueryFields, findColumnOrder } from '../lists/listRules';
import type { ListRules, SortKeys } from '../lists/listRules';
import { textOneOf, createQuerySchema } from '../lists/querySchema';
import type { QueryOf } from '../lists/querySchema';
import { listPhoneTexts } from '../text/textSearch';

/** A customer, as the portal of an agency lists them. */
export type AgencyCustomer = {
  id: string;
  name: string;
  email: string;
  address: string;
  /** Phone number as typed; the format is not checked. */
  phone: string;
  /** The list is sorted by this day but does not show it. The dashboard counts the customers added yesterday. */
  dateAdded: Day;
};

export const agencyCustomerSortKeys = {
  name: (customer) => customer.name,
  email: (customer) => customer.email,
  address: (customer) => customer.address,
  phone: (customer) => customer.phone,
} satisfies SortKeys<AgencyCustomer>;

const agencyCustomerQuerySchema = createQuerySchema({
  ...createListQueryFields(agencyCustomerSortKeys),
  dateAdded: textOneOf(['newest', 'oldest'], 'newest'),
});
export type AgencyCustomerQuery = QueryOf<typeof agencyCustomerQuerySchema>;

export const agencyCustomerRules: ListRules<AgencyCustomer, AgencyCustomerQuery> = {
  schema: agencyCustomerQuerySchema,
  getSearchTexts: ({ name, email, address, phone }) => [name, email, address, ...listPhoneTexts(phone)],
  getOrder: ({ sort, dateAdded }) =>
    findColumnOrder(agencyCustomerSortKeys, sort) ??
    orderByDays([{ getDay: (customer) => customer.dateAdded, order: dateAdded }]),
  // All customers pass: the only filter, `dateAdded`, selects 'newest' or 'oldest' first (see `getOrder`).
  createFilter: () => () => true,
};
