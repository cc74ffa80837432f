import { formatAmount, formatCount } from '../number/amounts';
import { allLabels, matchesYesNo, yesNo, yesNoLabels } from '../lists/filterOptions';
import { formatDay, isDay, monthsBefore } from '../time/days';
import type { Day } from '../time/days';
import { listQueryFields, columnOrder } from '../lists/listRules';
import type { ListRules, SortKeys } from '../lists/listRules';
import { optionsOf } from '../options';
import type { Option } from '../options';
import { oneOf, querySchema } from '../lists/querySchema';
import type { QueryOf } from '../lists/querySchema';

/** What the tags of a package are like. */
export const tagTypes = ['Common', 'Premium', 'Elite'] as const;
export type TagType = (typeof tagTypes)[number];

export const tagTypeLabels: Record<TagType, string> = { Common: 'Common', Premium: 'Premium', Elite: 'Elite' };

/** The type of a package that says nothing else. */
export const defaultTagType: TagType = 'Common';

/** AED: the smallest difference between two prices. */
export const priceStep = 0.01;

/** A number of tags that is sold at one price. */
export type TagPackage = {
  id: string;
  name: string;
  description: string;
  /** How many tags, each with a hexacode of its own. */
  totalHexacodes: number;
  tagType: TagType;
  /** AED. */
  price: number;
  /** Whether it can be bought. */
  isActive: boolean;
  createdBy: string;
  createdAt: Day;
  updatedAt: Day;
};

/** The choices of the filter by active status. */
export const activeFilterLabels = { ...allLabels, yes: 'Active', no: 'Not active' } as const;

/** What a row says of its being active. */
export function activeText({ isActive }: Pick<TagPackage, 'isActive'>): string {
  return yesNoLabels[yesNo(isActive)];
}

export const tagPackageSortKeys = {
  name: (tagPackage) => tagPackage.name,
  totalHexacodes: (tagPackage) => tagPackage.totalHexacodes,
  price: (tagPackage) => tagPackage.price,
  isActive: (tagPackage) => tagPackage.isActive,
  createdBy: (tagPackage) => tagPackage.createdBy,
  createdAt: (tagPackage) => tagPackage.createdAt,
} satisfies SortKeys<TagPackage>;

/** How far back the choices of the created date reach. */
export const createdChoiceMonths = 3;

/** Whether the filter by created date offers days like this one: those of the three months up to `today`. */
function isCreatedChoice(day: Day, today: Day): boolean {
  return day >= monthsBefore(today, createdChoiceMonths) && day <= today;
}

/** What an address asks for on the day `today`. */
const tagPackageQuerySchema = (today: Day) =>
  querySchema({
    ...listQueryFields(tagPackageSortKeys),
    active: oneOf(['all', 'yes', 'no'], 'all'),
    /** `all`, or the day on which the package was created. */
    createdAt: (given): string => (isDay(given) && isCreatedChoice(given, today) ? given : 'all'),
  });
export type TagPackageQuery = QueryOf<ReturnType<typeof tagPackageQuerySchema>>;

/**
 * The choices of the filter by created date: All, then the days on which packages were created, newest first, of the
 * three months up to `today`. Older packages are found under All. A `chosen` day is among them before any package has
 * been loaded.
 */
export function createdDayOptions(
  packages: readonly TagPackage[],
  chosen: TagPackageQuery['createdAt'],
  today: Day,
): Option[] {
  const days = new Set([...packages.map(({ createdAt }) => createdAt), chosen]);
  const newestFirst = [...days]
    .filter((day) => day !== 'all' && isCreatedChoice(day, today))
    .sort()
    .reverse();
  return [...optionsOf(allLabels), ...newestFirst.map((day) => ({ value: day, label: formatDay(day) }))];
}

/** How packages are found on the day `today`. */
export const tagPackageRules = (today: Day): ListRules<TagPackage, TagPackageQuery> => ({
  schema: tagPackageQuerySchema(today),
  searchTexts: ({ name, totalHexacodes, price, createdBy, createdAt }) => [
    name,
    formatCount(totalHexacodes),
    formatAmount(price),
    createdBy,
    formatDay(createdAt),
  ],
  order: ({ sort }) => columnOrder(tagPackageSortKeys, sort),
  filter:
    ({ active, createdAt }) =>
    (tagPackage) =>
      matchesYesNo(active, tagPackage.isActive) && (createdAt === 'all' || tagPackage.createdAt === createdAt),
  optionsFrom: { createdAt: ({ createdAt }) => createdAt },
});
