import { product } from '../brand';
import { currency, formatAmount, formatCount } from '../number/amounts';

/** A package for sale, or a copy of it in a purchase. */
export type PackageOffer = {
  id: string;
  name: string;
  /** Number of tags; each has its own hexacode. */
  totalHexacodes: number;
  /** AED. */
  price: number;
};

/** 'Starter, 100 tags, 30.00 AED' with the product's name. */
export function packageLabel({ name, totalHexacodes, price }: PackageOffer): string {
  return `${name}, ${formatCount(totalHexacodes)} ${product.plural}, ${formatAmount(price)} ${currency}`;
}

/** Price of one tag in AED, rounded to 0.01. `isExact` is false if rounding changed it: 55 AED for 300 tags. */
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
