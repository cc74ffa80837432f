/** Payment statuses of a purchase; any may follow any other. */
export const paymentStatuses = ['Pending', 'Completed', 'Failed', 'Cancelled'] as const;

export const paymentMethods = ['card', 'paypal', 'bank', 'crypto'] as const;

export const buyerTypes = ['individual', 'business', 'organization'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];
export type PaymentMethod = (typeof paymentMethods)[number];
export type BuyerType = (typeof buyerTypes)[number];

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
