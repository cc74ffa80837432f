import * as z from 'zod';

import { optionalChoice, requiredChoice, requiredDateTime, requiredNumber, requiredText } from '../text/fieldSchemas';
import { buyerTypes, paymentMethods, paymentStatuses } from './purchaseTerms';

export const purchasePackageSchema = z.object({
  /** Package id. */
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

/** Local dates and times: `YYYY-MM-DDTHH:MM`. */
export const purchaseTimestampsSchema = z.object({
  paymentDate: requiredDateTime('Payment date is required'),
  purchasedAt: requiredDateTime('Purchased at is required'),
});

export const purchaseDraftSchema = purchasePackageSchema.and(purchasePaymentSchema).and(purchaseTimestampsSchema);

/** Values of the form fields, before parsing. */
export type PurchaseFormValues = z.input<typeof purchaseDraftSchema>;

/** Parsed values of the form that adds a package purchase. */
export type PurchaseDraft = z.output<typeof purchaseDraftSchema>;
