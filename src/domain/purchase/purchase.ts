import { formatAmount } from '../number/amounts';
import { allOptionLabel, maxOptionLength, toYesNoKey, yesNoLabels } from '../lists/filterOptions';
import { formatDay } from '../time/days';
import type { Day } from '../time/days';
import { createListQueryFields, findColumnOrder } from '../lists/listRules';
import type { ListRules, SortKeys } from '../lists/listRules';
import { listKeys } from '../selectOptions';
import { textOneOf, createQuerySchema, textUpTo } from '../lists/querySchema';
import type { QueryOf } from '../lists/querySchema';
import { formatPackageLabel } from '../tagPackage/packageOffer';
import type { PackageOffer } from '../tagPackage/packageOffer';
import { paymentStatusLabels } from './purchaseTerms';
import type { BuyerType, PaymentMethod, PaymentStatus } from './purchaseTerms';

/** A purchase of a package, as the back-office lists it. */
export type Purchase = {
  id: string;
  orderId: string;
  transactionId: string;
  /** Copy of the package at the time of the purchase. */
  tagPackage: PackageOffer;
  buyerType: BuyerType;
  /** Name of the buyer at the time of the purchase. */
  buyer: string;
  /**
   * Current name of the agency that is the buyer; undefined for other buyers. Searchable, because links to the agency's
   * purchases search for this name.
   */
  agency?: string | undefined;
  /** Amount to pay in AED. It can differ from the price of the package. */
  amount: number;
  paymentStatus: PaymentStatus;
  paymentMethod?: PaymentMethod | undefined;
  /** True if the hexacodes of the purchased tags have been generated. */
  hexacodesGenerated: boolean;
  paymentDate: Day;
  purchasedAt: Day;
};

export const paymentStatusFilterLabels = { ...allOptionLabel, ...paymentStatusLabels } as const;

/** Returns 'Yes' if the hexacodes of a purchase have been generated, else 'No'. */
export function formatHexacodesGenerated({ hexacodesGenerated }: Pick<Purchase, 'hexacodesGenerated'>): string {
  return yesNoLabels[toYesNoKey(hexacodesGenerated)];
}

export const purchaseSortKeys = {
  orderId: (purchase) => purchase.orderId,
  buyer: (purchase) => purchase.buyer,
  tagPackage: (purchase) => formatPackageLabel(purchase.tagPackage),
  amount: (purchase) => purchase.amount,
  paymentStatus: (purchase) => paymentStatusLabels[purchase.paymentStatus],
  purchasedAt: (purchase) => purchase.purchasedAt,
  hexacodesGenerated: (purchase) => purchase.hexacodesGenerated,
} satisfies SortKeys<Purchase>;

export const purchaseQuerySchema = createQuerySchema({
  ...createListQueryFields(purchaseSortKeys),
  paymentStatus: textOneOf(listKeys(paymentStatusFilterLabels), 'all'),
  /** The buyer filter: 'all', or the name of a buyer. */
  buyer: textUpTo(maxOptionLength, 'all'),
});
export type PurchaseQuery = QueryOf<typeof purchaseQuerySchema>;

const defaultSort = '-purchasedAt';

export const purchaseRules: ListRules<Purchase, PurchaseQuery> = {
  schema: purchaseQuerySchema,
  getSearchTexts: ({ orderId, buyer, agency = '', tagPackage, amount, paymentStatus, purchasedAt }) => [
    orderId,
    buyer,
    agency,
    formatPackageLabel(tagPackage),
    formatAmount(amount),
    paymentStatusLabels[paymentStatus],
    formatDay(purchasedAt),
  ],
  getDefaultSort: () => defaultSort,
  getOrder: ({ sort }) => findColumnOrder(purchaseSortKeys, sort || defaultSort),
  createFilter:
    ({ paymentStatus, buyer }) =>
    (purchase) =>
      (paymentStatus === 'all' || purchase.paymentStatus === paymentStatus) &&
      (buyer === 'all' || purchase.buyer === buyer),
  filterValueGetters: { buyer: ({ buyer }) => buyer },
};
