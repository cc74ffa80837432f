import * as z from 'zod';

/** Where the payment of a purchase stands. Nothing prescribes which may follow which. */
export const paymentStatusSchema = z.enum(['Pending', 'Completed', 'Failed', 'Cancelled']);

/** How a purchase is paid. */
export const paymentMethodSchema = z.enum(['card', 'paypal', 'bank', 'crypto']);

/** What kind of buyer a purchase has. */
export const buyerTypeSchema = z.enum(['individual', 'business', 'organization']);

export type PaymentStatus = z.infer<typeof paymentStatusSchema>;
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
export type BuyerType = z.infer<typeof buyerTypeSchema>;

export const paymentStatusLabels: Record<PaymentStatus, string> = {
  Pending: 'Pending',
  Completed: 'Completed',
  Failed: 'Failed',
  Cancelled: 'Cancelled',
};

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  card: 'Card',
  paypal: 'PayPal',
  bank: 'Bank',
  crypto: 'Crypto',
};

export const buyerTypeLabels: Record<BuyerType, string> = {
  individual: 'Individual',
  business: 'Business',
  organization: 'Organization',
};
