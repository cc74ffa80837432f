import { allLabels, matchesYesNo, yesNoLabels } from '../lists/filterOptions';
import { dayOrderLabels, orderByDays } from '../lists/dayOrder';
import { formatDay } from '../time/days';
import type { Day } from '../time/days';
import { listQueryFields, columnOrder } from '../lists/listRules';
import type { ListRules, SortKeys } from '../lists/listRules';
import { keysOf } from '../options';
import { oneOf, querySchema } from '../lists/querySchema';
import type { QueryOf } from '../lists/querySchema';

/** What kind of owner a tag has. */
export const ownerTypes = ['agency', 'individual'] as const;
export type OwnerType = (typeof ownerTypes)[number];

export const ownerTypeLabels: Record<OwnerType, string> = { agency: 'Agency', individual: 'Individual' };

/** A tag as the platform has generated it. */
export type GeneratedTag = {
  id: string;
  hexacode: string;
  /** Given out by the platform, never typed. */
  serialNumber: string;
  ownerContentType: OwnerType;
  /** The id of the agency or the individual. */
  ownerObjectId: string;
  /** The partner's name; empty where no partner has it. */
  partner: string;
  isAssigned: boolean;
  isPrinted: boolean;
  createdAt: Day;
  /** The order id of the purchase it belongs to. */
  packagePurchase?: string | undefined;
  /** The names of pictures, and an address. */
  qrCodeFile?: string | undefined;
  qrCodeUrl?: string | undefined;
  barcodeImage?: string | undefined;
  /** Where a scan leads while nothing else is set. */
  defaultRedirectUrl?: string | undefined;
};

/** An owner in one line: 'Agency: agency-1'. */
export function ownerText({ ownerContentType, ownerObjectId }: GeneratedTag): string {
  return `${ownerTypeLabels[ownerContentType]}: ${ownerObjectId}`;
}

/** The choices of the three filters. */
export const assignedFilterLabels = { ...allLabels, ...yesNoLabels } as const;
export const createdOrderLabels = dayOrderLabels;
export const ownerFilterLabels = { ...allLabels, ...ownerTypeLabels } as const;

export const generatedTagSortKeys = {
  hexacode: (tag) => tag.hexacode,
  serialNumber: (tag) => tag.serialNumber,
  owner: ownerText,
  partner: (tag) => tag.partner,
  isAssigned: (tag) => tag.isAssigned,
  isPrinted: (tag) => tag.isPrinted,
  createdAt: (tag) => tag.createdAt,
} satisfies SortKeys<GeneratedTag>;

export const generatedTagQuerySchema = querySchema({
  ...listQueryFields(generatedTagSortKeys),
  assigned: oneOf(['all', 'yes', 'no'], 'all'),
  createdAt: oneOf(['newest', 'oldest'], 'newest'),
  owner: oneOf(keysOf(ownerFilterLabels), 'all'),
});
export type GeneratedTagQuery = QueryOf<typeof generatedTagQuerySchema>;

export const generatedTagRules: ListRules<GeneratedTag, GeneratedTagQuery> = {
  schema: generatedTagQuerySchema,
  searchTexts: (tag) => [tag.hexacode, tag.serialNumber, ownerText(tag), tag.partner, formatDay(tag.createdAt)],
  // A column that was asked for counts more than the filter.
  order: ({ sort, createdAt }) =>
    columnOrder(generatedTagSortKeys, sort) ?? orderByDays([{ day: (tag) => tag.createdAt, order: createdAt }]),
  filter:
    ({ assigned, owner }) =>
    (tag) =>
      matchesYesNo(assigned, tag.isAssigned) && (owner === 'all' || tag.ownerContentType === owner),
};
