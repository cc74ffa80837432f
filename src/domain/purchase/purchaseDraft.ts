import * as z from 'zod';

import { optionalChoice, requiredChoice, requiredMoment, requiredNumber, requiredText } from '../text/entrySchemas';
import { buyerTypes, paymentMethods, paymentStatuses } from './purchaseTerms';

export const purchasePackageSchema = z.object({
  /** The id of the package. */
  package: requiredText('Package is required'),
  buyerContentType: requiredChoice(z.enum(buyerTypes), 'Buyer content type is required'),
  buyer: requiredText('Buyer is required'),
});

export const purchasePaymentSchema = z.object({
  transactionId: requiredText('Transaction ID is required'),
  orderId: requiredText('Order ID is required'),
  /** AED. */
  amount: requiredNumber('Amount is required'),
  paymentStatus: z.enum(paymentStatuses),
  paymentMethod: optionalChoice(z.enum(paymentMethods)),
  hexacodesGenerated: z.boolean(),
});

/** Moments where the admin is, without a time zone: `YYYY-MM-DDTHH:MM`. */
export const purchaseTimestampsSchema = z.object({
  paymentDate: requiredMoment('Payment date is required'),
  purchasedAt: requiredMoment('Purchased at is required'),
});

export const purchaseDraftSchema = purchasePackageSchema.and(purchasePaymentSchema).and(purchaseTimestampsSchema);

/** What stands in the fields. */
export type PurchaseEntry = z.input<typeof purchaseDraftSchema>;

/** What adding a package purchase collects. */
export type PurchaseDraft = z.output<typeof purchaseDraftSchema>;
