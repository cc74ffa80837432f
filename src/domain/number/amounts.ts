const amount = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** The currency of all prices and amounts. */
export const currency = 'AED';

/** An amount of money with two decimals, without its currency: `12,480.00`. */
export function formatAmount(value: number): string {
  return amount.format(value);
}

/** A whole number, grouped: `1,240`. */
export function formatCount(value: number): string {
  return count.format(value);
}

/** A price for display, without its currency: `30`, or `30.50` if it is not whole. */
export function formatPrice(value: number): string {
  return Number.isInteger(value) ? formatCount(value) : formatAmount(value);
}
