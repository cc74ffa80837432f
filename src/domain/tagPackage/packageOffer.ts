import { product } from '../brand';
import { currency, formatAmount, formatCount } from '../number/amounts';

/** A package as agencies are offered it, and as a purchase remembers it. */
export type PackageOffer = {
  id: string;
  name: string;
  /** How many tags, each with a hexacode of its own. */
  totalHexacodes: number;
  /** AED. */
  price: number;
};

/** A package in one line: its name, its tags and its price. */
export function packageLabel({ name, totalHexacodes, price }: PackageOffer): string {
  return `${name}, ${formatCount(totalHexacodes)} ${product.plural}, ${formatAmount(price)} ${currency}`;
}

/**
 * What one tag of a package costs in AED, to the nearest hundredth, and whether that is all of it: 300 tags for 55 AED
 * are a little more than 0.18 each.
 */
export function pricePerTag({ totalHexacodes, price }: Pick<PackageOffer, 'totalHexacodes' | 'price'>) {
  const hundredths = Math.round((price * 100) / totalHexacodes);
  return { amount: hundredths / 100, isExact: hundredths * totalHexacodes === Math.round(price * 100) };
}
