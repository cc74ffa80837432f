import { product } from '../brand';
import { commonChoiceLabels, foundOptions, longestFoundText } from '../lists/choices';
import { formatDay, isInLastDays } from '../time/days';
import type { Day } from '../time/days';
import { choiceBesideSort, listQueryFields, orderOf } from '../lists/listRules';
import type { ListRules, Order, SortKeys } from '../lists/listRules';
import type { Option } from '../options';
import { oneOf, querySchema, settled, textUpTo } from '../lists/querySchema';
import type { QueryOf } from '../lists/querySchema';
import { phoneTexts } from '../text/textSearch';

/** A partner who hands out an agency's tags. */
export type Partner = {
  id: string;
  /** First and, where there is one, last. */
  name: string;
  email: string;
  /** As it was typed: no form is asked for. */
  phone: string;
  /** The name of the agency it belongs to. */
  agency: string;
  /** AED. */
  totalEarnings: number;
  /** Tags bought and not yet given out. */
  tagBalance: number;
  dateAdded: Day;
};

/** One choice of four: the second hides rows, the last two put them in order. */
export const partnerChoiceLabels = { ...commonChoiceLabels, balance: `${product.name} balance` } as const;

export const partnerSortKeys = {
  name: (partner) => partner.name,
  email: (partner) => partner.email,
  phone: (partner) => partner.phone,
  agency: (partner) => partner.agency,
  totalEarnings: (partner) => partner.totalEarnings,
  tagBalance: (partner) => partner.tagBalance,
  dateAdded: (partner) => partner.dateAdded,
} satisfies SortKeys<Partner>;

export const partnerQuerySchema = settled(
  querySchema({
    ...listQueryFields(partnerSortKeys),
    show: oneOf(['all', 'last7Days', 'name', 'balance'], 'all'),
    /** `all`, or the name of an agency. */
    agency: textUpTo(longestFoundText, 'all'),
  }),
  (query) => ({ ...query, show: choiceBesideSort(query, ['name', 'balance']) }),
);
export type PartnerQuery = QueryOf<typeof partnerQuerySchema>;

const choiceOrders: Partial<Record<PartnerQuery['show'], Order<Partner>>> = {
  name: { key: partnerSortKeys.name, direction: 'ascending' },
  balance: { key: partnerSortKeys.tagBalance, direction: 'descending' },
};

/** The choices of the agency filter: All, then the agencies that have partners. */
export function partnerAgencyOptions(partners: readonly Partner[]): Option[] {
  return foundOptions(partners, ({ agency }) => agency);
}

export const partnerRules: ListRules<Partner, PartnerQuery> = {
  query: partnerQuerySchema,
  text: ({ name, email, phone, agency, dateAdded }) => [
    name,
    email,
    ...phoneTexts(phone),
    agency,
    formatDay(dateAdded),
  ],
  order: ({ sort, show }) => orderOf(partnerSortKeys, sort) ?? choiceOrders[show],
  keep:
    ({ show, agency }, today) =>
    (partner) =>
      (show !== 'last7Days' || isInLastDays(partner.dateAdded, today)) &&
      (agency === 'all' || partner.agency === agency),
  found: { agency: ({ agency }) => agency },
};
