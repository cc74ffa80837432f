import { allOptionLabel, matchesYesNo, toYesNoKey, yesNoLabels } from '../lists/filterOptions';
import { dayOrderLabels, orderByDays } from '../lists/dayOrder';
import type { DayOrder, DaySortRule } from '../lists/dayOrder';
import { formatDay } from '../time/days';
import type { Day } from '../time/days';
import { resetSortingOption, createListQueryFields, findColumnOrder } from '../lists/listRules';
import type { ListRules, SortKeys } from '../lists/listRules';
import type { Order } from '../lists/rowOrder';
import { listKeys } from '../selectOptions';
import { textOneOf, createQuerySchema, transformQuery } from '../lists/querySchema';
import type { QueryOf } from '../lists/querySchema';

export type TagStatus = 'activated' | 'notActivated';
export type TagUtilityStatus = 'enabled' | 'notEnabled';
export type AssignerType = 'agency' | 'partner';

export const tagStatusLabels: Record<TagStatus, string> = { activated: 'Activated', notActivated: 'Not activated' };
export const tagUtilityLabels: Record<TagUtilityStatus, string> = { enabled: 'Enabled', notEnabled: 'Not enabled' };
export const assignerTypeLabels: Record<AssignerType, string> = { agency: 'Agency', partner: 'Partner' };

/** The agency or partner that assigned a tag. */
export type Assigner = { type: AssignerType; name: string };

/**
 * A tag, as the portal of an agency lists it. `assigner`, `assignedAt` and `assignedTo` are undefined if the tag is not
 * assigned, and `activatedAt` is undefined if it is not activated.
 */
export type AgencyTag = {
  id: string;
  hexacode: string;
  utility: TagUtilityStatus;
  status: TagStatus;
  assigned: boolean;
  /** True if the owner has completed the customization of the tag. */
  customization: boolean;
  assigner?: Assigner | undefined;
  assignedAt?: Day | undefined;
  activatedAt?: Day | undefined;
  /** True if the tag has been printed. Undefined in sample data, which does not record prints. */
  isPrinted?: boolean | undefined;
  /** Name of the tag's partner. Searchable, because links to the partner's tags search for this name. */
  partner?: string | undefined;
  /** Email address of the person to whom the tag is assigned; empty if unknown, undefined for unassigned tags. */
  assignedTo?: string | undefined;
};

/** Returns the assigner as text: 'Partner: Mira A.' or 'This agency'. Empty for unassigned tags. */
export function formatAssigner({ assigner }: Pick<AgencyTag, 'assigner'>): string {
  if (!assigner) return '';
  return assigner.type === 'agency' ? thisAgencyText : `${assignerTypeLabels.partner}: ${assigner.name}`;
}

/** Assigner of tags that the agency of the portal has assigned, shown instead of its name. */
export const thisAgencyText = 'This agency';

/** Returns 'Yes' if the owner has completed the customization of a tag, else 'No'. */
export function formatCustomization({ customization }: Pick<AgencyTag, 'customization'>): string {
  return yesNoLabels[toYesNoKey(customization)];
}

export const statusFilterLabels = { ...allOptionLabel, ...tagStatusLabels } as const;
export const utilityFilterLabels = { ...allOptionLabel, ...tagUtilityLabels } as const;
export const customizationFilterLabels = { ...allOptionLabel, ...yesNoLabels } as const;
export const tagDayFilterLabels = { ...allOptionLabel, ...dayOrderLabels } as const;
export const printedFilterLabels = { ...allOptionLabel, ...yesNoLabels } as const;
export const assignerFilterLabels = { ...allOptionLabel, ...assignerTypeLabels } as const;

export const agencyTagSortKeys = {
  hexacode: (tag) => tag.hexacode,
  utility: (tag) => tagUtilityLabels[tag.utility],
  status: (tag) => tagStatusLabels[tag.status],
  assigned: (tag) => tag.assigned,
  customization: (tag) => tag.customization,
  isPrinted: (tag) => tag.isPrinted ?? false,
  assigner: formatAssigner,
  assignedAt: (tag) => tag.assignedAt ?? '',
  activatedAt: (tag) => tag.activatedAt ?? '',
  assignedTo: (tag) => tag.assignedTo ?? '',
} satisfies SortKeys<AgencyTag>;

const dayFilterField = textOneOf(listKeys(tagDayFilterLabels), 'all');
const sortingDayOptions = ['newest', 'oldest'] as const;

export const agencyTagQuerySchema = transformQuery(
  createQuerySchema({
    ...createListQueryFields(agencyTagSortKeys),
    status: textOneOf(listKeys(statusFilterLabels), 'all'),
    utility: textOneOf(listKeys(utilityFilterLabels), 'all'),
    customization: textOneOf(['all', 'yes', 'no'], 'all'),
    assignedAt: dayFilterField,
    activatedAt: dayFilterField,
    assigner: textOneOf(listKeys(assignerFilterLabels), 'all'),
    printed: textOneOf(listKeys(printedFilterLabels), 'all'),
  }),
  (query) => ({
    ...query,
    assignedAt: resetSortingOption({ sort: query.sort, show: query.assignedAt }, sortingDayOptions),
    activatedAt: resetSortingOption({ sort: query.sort, show: query.activatedAt }, sortingDayOptions),
  }),
);
export type AgencyTagQuery = QueryOf<typeof agencyTagQuerySchema>;

/**
 * Returns the order that the two date filters select. These filters only sort; they hide no tags. If both select an
 * order, the date of assignment is the first sort key.
 */
function orderByDateFilters({ assignedAt, activatedAt }: AgencyTagQuery): Order<AgencyTag> {
  const orderings: DaySortRule<AgencyTag>[] = [];
  if (assignedAt !== 'all') orderings.push({ getDay: (tag) => tag.assignedAt, order: assignedAt });
  if (activatedAt !== 'all') orderings.push({ getDay: (tag) => tag.activatedAt, order: activatedAt });
  return orderByDays(orderings);
}

const toSort = (column: 'assignedAt' | 'activatedAt', order: DayOrder) => (order === 'newest' ? `-${column}` : column);

const formatOptionalDay = (day: Day | undefined) => (day ? formatDay(day) : '');

export const agencyTagRules: ListRules<AgencyTag, AgencyTagQuery> = {
  schema: agencyTagQuerySchema,
  getSearchTexts: (tag) => [
    tag.hexacode,
    tagUtilityLabels[tag.utility],
    tagStatusLabels[tag.status],
    formatAssigner(tag),
    tag.partner ?? '',
    formatOptionalDay(tag.assignedAt),
    formatOptionalDay(tag.activatedAt),
    tag.assignedTo ?? '',
  ],
  getDefaultSort: ({ assignedAt, activatedAt }) => {
    if (assignedAt !== 'all') return toSort('assignedAt', assignedAt);
    return activatedAt === 'all' ? '' : toSort('activatedAt', activatedAt);
  },
  getOrder: (query) => findColumnOrder(agencyTagSortKeys, query.sort) ?? orderByDateFilters(query),
  createFilter:
    ({ status, utility, customization, assigner, printed }) =>
    (tag) =>
      (status === 'all' || tag.status === status) &&
      (utility === 'all' || tag.utility === utility) &&
      matchesYesNo(customization, tag.customization) &&
      (assigner === 'all' || tag.assigner?.type === assigner) &&
      // If prints are not recorded, `isPrinted` is undefined. The list then has no filter 'Printed': every tag passes.
      (tag.isPrinted === undefined || matchesYesNo(printed, tag.isPrinted)),
};
