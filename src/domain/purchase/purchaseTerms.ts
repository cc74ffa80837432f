export const paymentStatusLabels = {
  Pending: 'Pending',
  Completed: 'Completed',
  Failed: 'Failed',
  Cancelled: 'Cancelled',
} as const;

export const paymentMethodLabels = { card: 'Card', paypal: 'PayPal', bank: 'Bank', crypto: 'Crypto' } as const;

export const buyerTypeLabels = {
  individual: 'Individual',
  business: 'Business',
  organization: 'Organization',
} as const;

export type PaymentStatus = keyof typeof paymentStatusLabels;
export type PaymentMethod = keyof typeof paymentMethodLabels;
export type BuyerType = keyof typeof buyerTypeLabels;
