const amountFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const countFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** The currency of all prices and amounts. */
export const currency = 'AED';

/** Formats an amount of money with two decimals and without its currency: '12,480.00'. */
export function formatAmount(value: number): string {
  return amountFormat.format(value);
}

/** Formats a count, rounded to a whole number, with separators between thousands: '1,240'. */
export function formatCount(value: number): string {
  return countFormat.format(value);
}

/** Formats a price without its currency. Whole numbers have no decimals: '30'. Other prices have two: '30.50'. */
export function formatPrice(value: number): string {
  return Number.isInteger(value) ? formatCount(value) : formatAmount(value);
}
