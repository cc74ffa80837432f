import { product } from '../brand';
import { currency, formatAmount, formatCount } from '../shared/amounts';

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
