import { everything, passesYesNo, yesNo, yesNoLabels } from '../lists/choices';
import { dayOrderLabels, orderByDays } from '../lists/dayOrder';
import type { DayOrdering } from '../lists/dayOrder';
import { formatDay } from '../time/days';
import type { Day } from '../time/days';
import { choiceBesideSort, listQueryFields, orderOf } from '../lists/listRules';
import type { ListRules, Order, SortKeys } from '../lists/listRules';
import { keysOf } from '../options';
import { oneOf, querySchema, settled } from '../lists/querySchema';
import type { QueryOf } from '../lists/querySchema';

export type TagStatus = 'activated' | 'notActivated';
export type TagUtility = 'enabled' | 'notEnabled';
export type AssignerType = 'agency' | 'partner';

export const tagStatusLabels: Record<TagStatus, string> = { activated: 'Activated', notActivated: 'Not activated' };
export const tagUtilityLabels: Record<TagUtility, string> = { enabled: 'Enabled', notEnabled: 'Not enabled' };
export const assignerTypeLabels: Record<AssignerType, string> = { agency: 'Agency', partner: 'Partner' };

/** Who gave a tag to its owner. */
export type Assigner = { type: AssignerType; name: string };

/** A tag as its agency sees it. What has not happened yet is undefined. */
export type AgencyTag = {
  id: string;
  hexacode: string;
  utility: TagUtility;
  status: TagStatus;
  assigned: boolean;
  /** Whether its owner has completed it. */
  customization: boolean;
  assigner?: Assigner | undefined;
  assignedAt?: Day | undefined;
  activatedAt?: Day | undefined;
  /** An e-mail. */
  assignedTo?: string | undefined;
};

/** Who assigned a tag, in one line: 'Partner: Mira Example'. Empty where nobody has. */
export function assignerText({ assigner }: Pick<AgencyTag, 'assigner'>): string {
  return assigner ? `${assignerTypeLabels[assigner.type]}: ${assigner.name}` : '';
}

/** What a row says of its customization. */
export function customizationText({ customization }: Pick<AgencyTag, 'customization'>): string {
  return yesNoLabels[yesNo(customization)];
}

/** The choices of the six filters. An order that nobody asked for is none: the list's own. */
export const statusChoiceLabels = { ...everything, ...tagStatusLabels } as const;
export const utilityChoiceLabels = { ...everything, ...tagUtilityLabels } as const;
export const customizationChoiceLabels = { ...everything, ...yesNoLabels } as const;
export const tagDayChoiceLabels = { ...everything, ...dayOrderLabels } as const;
export const assignerChoiceLabels = { ...everything, ...assignerTypeLabels } as const;

export const agencyTagSortKeys = {
  hexacode: (tag) => tag.hexacode,
  utility: (tag) => tagUtilityLabels[tag.utility],
  status: (tag) => tagStatusLabels[tag.status],
  assigned: (tag) => tag.assigned,
  customization: (tag) => tag.customization,
  assigner: assignerText,
  assignedAt: (tag) => tag.assignedAt ?? '',
  activatedAt: (tag) => tag.activatedAt ?? '',
  assignedTo: (tag) => tag.assignedTo ?? '',
} satisfies SortKeys<AgencyTag>;

const dayChoice = oneOf(keysOf(tagDayChoiceLabels), 'all');
const dayOrders = ['newest', 'oldest'] as const;

export const agencyTagQuerySchema = settled(
  querySchema({
    ...listQueryFields(agencyTagSortKeys),
    status: oneOf(keysOf(statusChoiceLabels), 'all'),
    utility: oneOf(keysOf(utilityChoiceLabels), 'all'),
    customization: oneOf(['all', 'yes', 'no'], 'all'),
    assignedAt: dayChoice,
    activatedAt: dayChoice,
    assigner: oneOf(keysOf(assignerChoiceLabels), 'all'),
  }),
  (query) => ({
    ...query,
    assignedAt: choiceBesideSort({ sort: query.sort, show: query.assignedAt }, dayOrders),
    activatedAt: choiceBesideSort({ sort: query.sort, show: query.activatedAt }, dayOrders),
  }),
);
export type AgencyTagQuery = QueryOf<typeof agencyTagQuerySchema>;

/** By the day of assignment and, where that is the same or not asked for, by that of activation. */
function dayOrder({ assignedAt, activatedAt }: AgencyTagQuery): Order<AgencyTag> | undefined {
  const orderings: DayOrdering<AgencyTag>[] = [];
  if (assignedAt !== 'all') orderings.push({ day: (tag) => tag.assignedAt, order: assignedAt });
  if (activatedAt !== 'all') orderings.push({ day: (tag) => tag.activatedAt, order: activatedAt });
  return orderings.length > 0 ? orderByDays(orderings) : undefined;
}

const dayText = (day: Day | undefined) => (day ? formatDay(day) : '');

export const agencyTagRules: ListRules<AgencyTag, AgencyTagQuery> = {
  query: agencyTagQuerySchema,
  text: (tag) => [
    tag.hexacode,
    tagUtilityLabels[tag.utility],
    tagStatusLabels[tag.status],
    assignerText(tag),
    dayText(tag.assignedAt),
    dayText(tag.activatedAt),
    tag.assignedTo ?? '',
  ],
  // A column that was asked for counts more than the filters.
  order: (query) => orderOf(agencyTagSortKeys, query.sort) ?? dayOrder(query),
  keep:
    ({ status, utility, customization, assigner }) =>
    (tag) =>
      (status === 'all' || tag.status === status) &&
      (utility === 'all' || tag.utility === utility) &&
      passesYesNo(customization, tag.customization) &&
      (assigner === 'all' || tag.assigner?.type === assigner),
};
