import { product } from '../brand';
import { currency, formatAmount, formatCount } from '../number/amounts';

/** The facts of a package that a buyer sees; a purchase keeps a copy of them. */
export type PackageOffer = {
  id: string;
  name: string;
  /** Number of tags in the package; each has its own hexacode. */
  totalHexacodes: number;
  /** Price of the package in AED. */
  price: number;
};

/** Returns the package as text: 'Starter, 100 tags, 30.00 AED', with the product's name instead of 'tags'. */
export function packageLabel(offer: PackageOffer): string {
  return `${offer.name}, ${packageContents(offer)}`;
}

/** Returns number of codes and price of a package: '50 tags, 30.00 AED', with the product's name instead of 'tags'. */
export function packageContents({ totalHexacodes, price }: Pick<PackageOffer, 'totalHexacodes' | 'price'>): string {
  return `${formatCount(totalHexacodes)} ${product.plural}, ${formatAmount(price)} ${currency}`;
}

/**
 * Returns the price of one tag in AED, rounded to 0.01. `isExact` is false if rounding changed it, as for 55 AED / 300.
 */
export function pricePerTag({ totalHexacodes, price }: Pick<PackageOffer, 'totalHexacodes' | 'price'>) {
  const hundredths = Math.round((price * 100) / totalHexacodes);
  return { amount: hundredths / 100, isExact: hundredths * totalHexacodes === Math.round(price * 100) };
}

/** The offer with the lowest price per tag, or undefined if several or none have it. */
export function bestOffer<Offer extends Pick<PackageOffer, 'totalHexacodes' | 'price'>>(
  offers: readonly Offer[],
): Offer | undefined {
  const perTag = ({ price, totalHexacodes }: Offer) => price / totalHexacodes;
  const [first, second] = [...offers].sort((a, b) => perTag(a) - perTag(b));
  return first && second && perTag(first) < perTag(second) ? first : undefined;
}
