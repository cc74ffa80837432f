import { maxOptionLength } from '../lists/filterOptions';
import { orderByDays } from '../lists/dayOrder';
import { formatDay } from '../time/days';
import type { Day } from '../time/days';
import { createListQueryFields, findColumnOrder } from '../lists/listRules';
import type { ListRules, SortKeys } from '../lists/listRules';
import { textOneOf, createQuerySchema, textUpTo } from '../lists/querySchema';
import type { QueryOf } from '../lists/querySchema';
import { formatPersonName } from '../text/formatPersonName';
import { listPhoneTexts } from '../text/textSearch';

/** A partner, as the portal of an agency lists them. */
export type AgencyPartner = {
  id: string;
  firstName: string;
  /** Last name of the partner; can be empty. */
  lastName: string;
  email: string;
  /** Company of the partner. Empty if the partner was added in the back-office, whose form has no such field. */
  company: string;
  /** Phone number: ten digits if typed in the portal, any text if typed in the back-office. */
  phone: string;
  dateAdded: Day;
};

/** Number of digits that a partner's phone number must have in the portal's form. */
export const partnerPhoneDigitCount = 10;

export const agencyPartnerSortKeys = {
  name: formatPersonName,
  email: (partner) => partner.email,
  company: (partner) => partner.company,
  phone: (partner) => partner.phone,
  dateAdded: (partner) => partner.dateAdded,
} satisfies SortKeys<AgencyPartner>;

const agencyPartnerQuerySchema = createQuerySchema({
  ...createListQueryFields(agencyPartnerSortKeys),
  dateAdded: textOneOf(['newest', 'oldest'], 'newest'),
  /** The company filter: 'all', or the name of a company. */
  company: textUpTo(maxOptionLength, 'all'),
});
export type AgencyPartnerQuery = QueryOf<typeof agencyPartnerQuerySchema>;

export const agencyPartnerRules: ListRules<AgencyPartner, AgencyPartnerQuery> = {
  schema: agencyPartnerQuerySchema,
  getSearchTexts: (partner) => [
    formatPersonName(partner),
    partner.email,
    partner.company,
    ...listPhoneTexts(partner.phone),
    formatDay(partner.dateAdded),
  ],
  getOrder: ({ sort, dateAdded }) =>
    findColumnOrder(agencyPartnerSortKeys, sort) ??
    orderByDays([{ getDay: (partner) => partner.dateAdded, order: dateAdded }]),
  createFilter:
    ({ company }) =>
    (partner) =>
      company === 'all' || partner.company === company,
  filterValueGetters: { company: ({ company }) => company },
};
