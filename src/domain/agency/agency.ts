import { product } from '../brand';
import { sortByShowOption, showOptionLabels } from '../lists/filterOptions';
import { formatDay, isInLast7Days } from '../time/days';
import type { Day } from '../time/days';
import { resetSortingOption, createListQueryFields, findColumnOrder } from '../lists/listRules';
import type { ListRules, SortKeys } from '../lists/listRules';
import { textOneOf, createQuerySchema, transformQuery } from '../lists/querySchema';
import type { QueryOf } from '../lists/querySchema';
import { listPhoneTexts } from '../text/textSearch';

/** An agency, as the back-office lists it. */
export type Agency = {
  id: string;
  name: string;
  email: string;
  /** Phone number as typed; the format is not checked. */
  phone: string;
  address: string;
  /** Total earnings of the agency in AED. */
  totalEarnings: number;
  /** Number of the agency's tags that are not assigned yet. */
  tagBalance: number;
  dateAdded: Day;
};

/**
 * Labels of the options of the filter 'Show'. `last7Days` hides older rows; `name` and `balance` only sort the rows.
 */
export const agencyShowOptionLabels = {
  ...showOptionLabels,
  balance: `${product.name} balance`,
} as const;

export const agencySortKeys = {
  name: (agency) => agency.name,
  email: (agency) => agency.email,
  phone: (agency) => agency.phone,
  address: (agency) => agency.address,
  totalEarnings: (agency) => agency.totalEarnings,
  tagBalance: (agency) => agency.tagBalance,
  dateAdded: (agency) => agency.dateAdded,
} satisfies SortKeys<Agency>;

export const agencyQuerySchema = transformQuery(
  createQuerySchema({
    ...createListQueryFields(agencySortKeys),
    show: textOneOf(['all', 'last7Days', 'name', 'balance'], 'all'),
  }),
  (query) => ({ ...query, show: resetSortingOption(query, ['name', 'balance']) }),
);
export type AgencyQuery = QueryOf<typeof agencyQuerySchema>;

export const agencyRules: ListRules<Agency, AgencyQuery> = {
  schema: agencyQuerySchema,
  getSearchTexts: ({ name, email, phone, address, dateAdded }) => [
    name,
    email,
    ...listPhoneTexts(phone),
    address,
    formatDay(dateAdded),
  ],
  getDefaultSort: ({ show }) => sortByShowOption[show],
  getOrder: ({ sort, show }) => findColumnOrder(agencySortKeys, sort || sortByShowOption[show]),
  createFilter:
    ({ show }, today) =>
    (agency) =>
      show !== 'last7Days' || isInLast7Days(agency.dateAdded, today),
};
