import { formatAmount, formatCount } from '../number/amounts';
import { allOptionLabel, matchesYesNo, toYesNoKey, yesNoLabels } from '../lists/filterOptions';
import { formatDay, isDay, subtractMonths } from '../time/days';
import type { Day } from '../time/days';
import { createListQueryFields, findColumnOrder } from '../lists/listRules';
import type { ListRules, SortKeys } from '../lists/listRules';
import { createSelectOptions } from '../selectOptions';
import type { Option } from '../selectOptions';
import { textOneOf, createQuerySchema } from '../lists/querySchema';
import type { QueryOf } from '../lists/querySchema';

export const tagTypeLabels = { Common: 'Common', Premium: 'Premium', Elite: 'Elite' } as const;
type TagType = keyof typeof tagTypeLabels;

export const defaultTagType: TagType = 'Common';

/** Step of the price field in AED. */
export const priceStep = 0.01;

/** A package of tags, as the back-office lists it. */
export type TagPackage = {
  id: string;
  name: string;
  description: string;
  /** Number of tags in the package. Each tag has its own hexacode. */
  totalHexacodes: number;
  tagType: TagType;
  /** Price of the package in AED. */
  price: number;
  /** True if the package is for sale. */
  isActive: boolean;
  createdBy: string;
  createdAt: Day;
  updatedAt: Day;
};

export const activeFilterLabels = { ...allOptionLabel, yes: 'Active', no: 'Not active' } as const;

/** Returns 'Yes' if a package is for sale, else 'No'. */
export function formatIsActive({ isActive }: Pick<TagPackage, 'isActive'>): string {
  return yesNoLabels[toYesNoKey(isActive)];
}

export const tagPackageSortKeys = {
  name: (tagPackage) => tagPackage.name,
  totalHexacodes: (tagPackage) => tagPackage.totalHexacodes,
  price: (tagPackage) => tagPackage.price,
  isActive: (tagPackage) => tagPackage.isActive,
  createdBy: (tagPackage) => tagPackage.createdBy,
  createdAt: (tagPackage) => tagPackage.createdAt,
} satisfies SortKeys<TagPackage>;

/** The filter by creation date offers days from this number of months before today. */
const createdOptionMonths = 3;

/** True if the filter by creation date offers `day`: from three months before `today` to `today`. */
function isCreatedDayOption(day: Day, today: Day): boolean {
  return day >= subtractMonths(today, createdOptionMonths) && day <= today;
}

const createTagPackageQuerySchema = (today: Day) =>
  createQuerySchema({
    ...createListQueryFields(tagPackageSortKeys),
    active: textOneOf(['all', 'yes', 'no'], 'all'),
    /** The filter by creation date: 'all', or a day. */
    createdAt: (value): string => (isDay(value) && isCreatedDayOption(value, today) ? value : 'all'),
  });
export type TagPackageQuery = QueryOf<ReturnType<typeof createTagPackageQuerySchema>>;

/**
 * Returns the options of the filter by creation date: 'All', then the days of the three months up to `today` on which
 * packages were created, newest first. `createdDays` are the days of all packages. If `selectedValue` is a day in these
 * three months, it is an option even before the packages are loaded.
 */
export function listCreatedDayOptions(
  createdDays: readonly string[],
  selectedValue: TagPackageQuery['createdAt'],
  today: Day,
): Option[] {
  const days = new Set([...createdDays, selectedValue]);
  const daysNewestFirst = [...days]
    .filter((day) => isCreatedDayOption(day, today))
    .sort()
    .reverse();
  return [
    ...createSelectOptions(allOptionLabel),
    ...daysNewestFirst.map((day) => ({ value: day, label: formatDay(day) })),
  ];
}

const defaultSort = '-createdAt';

export const createTagPackageRules = (today: Day): ListRules<TagPackage, TagPackageQuery> => ({
  schema: createTagPackageQuerySchema(today),
  getSearchTexts: ({ name, totalHexacodes, price, createdBy, createdAt }) => [
    name,
    formatCount(totalHexacodes),
    formatAmount(price),
    createdBy,
    formatDay(createdAt),
  ],
  getDefaultSort: () => defaultSort,
  getOrder: ({ sort }) => findColumnOrder(tagPackageSortKeys, sort || defaultSort),
  createFilter:
    ({ active, createdAt }) =>
    (tagPackage) =>
      matchesYesNo(active, tagPackage.isActive) && (createdAt === 'all' || tagPackage.createdAt === createdAt),
  filterValueGetters: { createdAt: ({ createdAt }) => createdAt },
});
