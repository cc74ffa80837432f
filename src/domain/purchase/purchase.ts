import { formatAmount } from '../number/amounts';
import { allOptionLabel, maxOptionLength, yesNoKey, yesNoLabels } from '../lists/filterOptions';
import { formatDay } from '../time/days';
import type { Day } from '../time/days';
import { listQueryFields, columnOrder } from '../lists/listRules';
import type { ListRules, SortKeys } from '../lists/listRules';
import { keysOf } from '../selectOptions';
import { textOneOf, querySchema, textUpTo } from '../lists/querySchema';
import type { QueryOf } from '../lists/querySchema';
import { packageLabel } from '../tagPackage/packageOffer';
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
  /** Name of the buyer. */
  buyer: string;
  /** Amount paid in AED. It can differ from the price of the package. */
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
export function generatedText({ hexacodesGenerated }: Pick<Purchase, 'hexacodesGenerated'>): string {
  return yesNoLabels[yesNoKey(hexacodesGenerated)];
}

export const purchaseSortKeys = {
  orderId: (purchase) => purchase.orderId,
  buyer: (purchase) => purchase.buyer,
  tagPackage: (purchase) => packageLabel(purchase.tagPackage),
  amount: (purchase) => purchase.amount,
  paymentStatus: (purchase) => paymentStatusLabels[purchase.paymentStatus],
  purchasedAt: (purchase) => purchase.purchasedAt,
  hexacodesGenerated: (purchase) => purchase.hexacodesGenerated,
} satisfies SortKeys<Purchase>;

export const purchaseQuerySchema = querySchema({
  ...listQueryFields(purchaseSortKeys),
  paymentStatus: textOneOf(keysOf(paymentStatusFilterLabels), 'all'),
  /** The buyer filter: 'all', or the name of a buyer. */
  buyer: textUpTo(maxOptionLength, 'all'),
});
export type PurchaseQuery = QueryOf<typeof purchaseQuerySchema>;

export const purchaseRules: ListRules<Purchase, PurchaseQuery> = {
  schema: purchaseQuerySchema,
  searchTexts: ({ orderId, buyer, tagPackage, amount, paymentStatus, purchasedAt }) => [
    orderId,
    buyer,
    packageLabel(tagPackage),
    formatAmount(amount),
    paymentStatusLabels[paymentStatus],
    formatDay(purchasedAt),
  ],
  order: ({ sort }) => columnOrder(purchaseSortKeys, sort),
  filter:
    ({ paymentStatus, buyer }) =>
    (purchase) =>
      (paymentStatus === 'all' || purchase.paymentStatus === paymentStatus) &&
      (buyer === 'all' || purchase.buyer === buyer),
  optionsFrom: { buyer: ({ buyer }) => buyer },
};
