import type { FileReference } from '../files/formFile';
import { allOptionLabel, matchesYesNo, yesNoLabels } from '../lists/filterOptions';
import { dayOrderLabels } from '../lists/dayOrder';
import { formatDay } from '../time/days';
import type { Day } from '../time/days';
import { createListQueryFields, findColumnOrder } from '../lists/listRules';
import type { ListRules, SortKeys } from '../lists/listRules';
import { listKeys } from '../selectOptions';
import { textOneOf, createQuerySchema } from '../lists/querySchema';
import type { QueryOf } from '../lists/querySchema';

const ownerTypeLabels = { agency: 'Agency', individual: 'Individual' } as const;
type OwnerType = keyof typeof ownerTypeLabels;

/** A tag, as the back-office lists it. */
export type GeneratedTag = {
  id: string;
  hexacode: string;
  /** Serial number, which the platform assigns. */
  serialNumber: string;
  ownerContentType: OwnerType;
  /** Id of the agency or individual that owns the tag. */
  ownerObjectId: string;
  /** Name of the agency or individual that owns the tag. */
  ownerName: string;
  /** Name of the partner; empty if the tag has none. */
  partner: string;
  isAssigned: boolean;
  isPrinted: boolean;
  createdAt: Day;
  /** Order id of the tag's purchase; undefined if the tag belongs to no purchase. */
  packagePurchase?: string | undefined;
  qrCodeFile?: FileReference | undefined;
  /** URL of the QR code, as typed. */
  qrCodeUrl?: string | undefined;
  barcodeImage?: FileReference | undefined;
  /** URL, as typed, to which a scan of the tag redirects. Undefined if the tag has no URL of its own. */
  defaultRedirectUrl?: string | undefined;
};

/** Returns the owner as text: 'Agency: Harbour Tags'. */
export function formatOwner({ ownerContentType, ownerName }: GeneratedTag): string {
  return `${ownerTypeLabels[ownerContentType]}: ${ownerName}`;
}

export const assignedFilterLabels = { ...allOptionLabel, ...yesNoLabels } as const;
export const printedFilterLabels = { ...allOptionLabel, ...yesNoLabels } as const;
export const createdOrderLabels = dayOrderLabels;
export const ownerFilterLabels = { ...allOptionLabel, ...ownerTypeLabels } as const;

export const generatedTagSortKeys = {
  hexacode: (tag) => tag.hexacode,
  serialNumber: (tag) => tag.serialNumber,
  owner: formatOwner,
  partner: (tag) => tag.partner,
  isAssigned: (tag) => tag.isAssigned,
  isPrinted: (tag) => tag.isPrinted,
  createdAt: (tag) => tag.createdAt,
} satisfies SortKeys<GeneratedTag>;

export const generatedTagQuerySchema = createQuerySchema({
  ...createListQueryFields(generatedTagSortKeys),
  assigned: textOneOf(['all', 'yes', 'no'], 'all'),
  printed: textOneOf(['all', 'yes', 'no'], 'all'),
  createdAt: textOneOf(['newest', 'oldest'], 'newest'),
  owner: textOneOf(listKeys(ownerFilterLabels), 'all'),
});
export type GeneratedTagQuery = QueryOf<typeof generatedTagQuerySchema>;

const getDefaultSort = ({ createdAt }: GeneratedTagQuery) => (createdAt === 'newest' ? '-createdAt' : 'createdAt');

export const generatedTagRules: ListRules<GeneratedTag, GeneratedTagQuery> = {
  schema: generatedTagQuerySchema,
  getSearchTexts: (tag) => [
    tag.hexacode,
    tag.serialNumber,
    formatOwner(tag),
    tag.partner,
    // Makes the order id searchable, because links from a purchase to its tags search for it.
    tag.packagePurchase ?? '',
    formatDay(tag.createdAt),
  ],
  getDefaultSort,
  getOrder: (query) => findColumnOrder(generatedTagSortKeys, query.sort || getDefaultSort(query)),
  createFilter:
    ({ assigned, printed, owner }) =>
    (tag) =>
      matchesYesNo(assigned, tag.isAssigned) &&
      matchesYesNo(printed, tag.isPrinted) &&
      (owner === 'all' || tag.ownerContentType === owner),
};
