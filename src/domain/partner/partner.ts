import { product } from '../brand';
import { sortByShowOption, showOptionLabels, maxOptionLength } from '../lists/filterOptions';
import { formatDay, isInLast7Days } from '../time/days';
import type { Day } from '../time/days';
import { resetSortingOption, createListQueryFields, findColumnOrder } from '../lists/listRules';
import type { ListRules, SortKeys } from '../lists/listRules';
import { textOneOf, createQuerySchema, transformQuery, textUpTo } from '../lists/querySchema';
import type { QueryOf } from '../lists/querySchema';
import { listPhoneTexts } from '../text/textSearch';

/** A partner of an agency, as the back-office lists them. */
export type Partner = {
  id: string;
  /** First name, and last name if there is one. */
  name: string;
  email: string;
  /** Phone number as typed. */
  phone: string;
  /** Name of the agency to which the partner belongs. */
  agency: string;
  /** Total earnings of the partner in AED. */
  totalEarnings: number;
  /** Number of the partner's tags that are not assigned yet. */
  tagBalance: number;
  dateAdded: Day;
};

/**
 * Labels of the options of the filter 'Show'. `last7Days` hides older rows; `name` and `balance` only sort the rows.
 */
export const partnerShowOptionLabels = { ...showOptionLabels, balance: `${product.name} balance` } as const;

export const partnerSortKeys = {
  name: (partner) => partner.name,
  email: (partner) => partner.email,
  phone: (partner) => partner.phone,
  agency: (partner) => partner.agency,
  totalEarnings: (partner) => partner.totalEarnings,
  tagBalance: (partner) => partner.tagBalance,
  dateAdded: (partner) => partner.dateAdded,
} satisfies SortKeys<Partner>;

export const partnerQuerySchema = transformQuery(
  createQuerySchema({
    ...createListQueryFields(partnerSortKeys),
    show: textOneOf(['all', 'last7Days', 'name', 'balance'], 'all'),
    /** The agency filter: 'all', or the name of an agency. */
    agency: textUpTo(maxOptionLength, 'all'),
  }),
  (query) => ({ ...query, show: resetSortingOption(query, ['name', 'balance']) }),
);
export type PartnerQuery = QueryOf<typeof partnerQuerySchema>;

export const partnerRules: ListRules<Partner, PartnerQuery> = {
  schema: partnerQuerySchema,
  getSearchTexts: ({ name, email, phone, agency, dateAdded }) => [
    name,
    email,
    ...listPhoneTexts(phone),
    agency,
    formatDay(dateAdded),
  ],
  getDefaultSort: ({ show }) => sortByShowOption[show],
  getOrder: ({ sort, show }) => findColumnOrder(partnerSortKeys, sort || sortByShowOption[show]),
  createFilter:
    ({ show, agency }, today) =>
    (partner) =>
      (show !== 'last7Days' || isInLast7Days(partner.dateAdded, today)) &&
      (agency === 'all' || partner.agency === agency),
  filterValueGetters: { agency: ({ agency }) => agency },
};
