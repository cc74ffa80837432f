import * as z from 'zod';

import { listKeys } from '../selectOptions';
import { optionalChoice, requiredChoice, requiredDateTime, requiredNumber, requiredText } from '../text/fieldSchemas';
import { buyerTypeLabels, paymentMethodLabels, paymentStatusLabels } from './purchaseTerms';

export const purchasePackageSchema = z.object({
  /** Id of the package. */
  package: requiredText('Package is required'),
  buyerContentType: requiredChoice(z.enum(listKeys(buyerTypeLabels)), 'Buyer content type is required'),
  buyer: requiredText('Buyer is required'),
});

export const purchasePaymentSchema = z.object({
  transactionId: requiredText('Transaction ID is required'),
  orderId: requiredText('Order ID is required'),
  /** Amount to pay in AED. */
  amount: requiredNumber('Amount is required'),
  paymentStatus: z.enum(listKeys(paymentStatusLabels)),
  paymentMethod: optionalChoice(z.enum(listKeys(paymentMethodLabels))),
  hexacodesGenerated: z.boolean(),
});

/** Schema of the form's step with dates and times: local times, each `YYYY-MM-DDTHH:MM`. */
export const purchaseTimestampsSchema = z.object({
  paymentDate: requiredDateTime('Payment date is required'),
  purchasedAt: requiredDateTime('Purchased at is required'),
});

export const purchaseDraftSchema = purchasePackageSchema.and(purchasePaymentSchema).and(purchaseTimestampsSchema);

/** Values in the form, before parsing. */
export type PurchaseFormValues = z.input<typeof purchaseDraftSchema>;
/** Valid values, after parsing. */
export type PurchaseDraft = z.output<typeof purchaseDraftSchema>;
