import { product } from '../brand';
import { currency, formatAmount, formatCount } from '../number/amounts';

/** Data of a package that a buyer sees. A purchase keeps a copy of it. */
export type PackageOffer = {
  id: string;
  name: string;
  /** Number of tags in the package. Each tag has its own hexacode. */
  totalHexacodes: number;
  /** Price of the package in AED. */
  price: number;
};

/** Returns the package as text: 'Starter, 100 tags, 30.00 AED', with the product's name instead of 'tags'. */
export function formatPackageLabel(offer: PackageOffer): string {
  return `${offer.name}, ${formatPackageContents(offer)}`;
}

/** Returns the size and price of a package as text: '50 tags, 30.00 AED', with the product's name instead of 'tags'. */
export function formatPackageContents(offer: Pick<PackageOffer, 'totalHexacodes' | 'price'>): string {
  return `${formatPackageSize(offer)}, ${formatAmount(offer.price)} ${currency}`;
}

/** Returns the size of a package as text: '50 tags', with the product's name instead of 'tags'. */
export function formatPackageSize({ totalHexacodes }: Pick<PackageOffer, 'totalHexacodes'>): string {
  return `${formatCount(totalHexacodes)} ${product.plural}`;
}

/**
 * Returns the price of one tag in AED, rounded to 0.01. `isExact` is false if rounding changed the price, as for 300
 * tags that cost 55 AED.
 */
export function getPricePerTag({ totalHexacodes, price }: Pick<PackageOffer, 'totalHexacodes' | 'price'>) {
  const hundredths = Math.round((price * 100) / totalHexacodes);
  return { amount: hundredths / 100, isExact: hundredths * totalHexacodes === Math.round(price * 100) };
}

/**
 * Returns the offer with the lowest price per tag. Undefined if several offers have this price, or if there are fewer
 * than two offers.
 */
export function findBestOffer<Offer extends Pick<PackageOffer, 'totalHexacodes' | 'price'>>(
  offers: readonly Offer[],
): Offer | undefined {
  const getExactPricePerTag = ({ price, totalHexacodes }: Offer) => price / totalHexacodes;
  const [bestOffer, secondBestOffer] = [...offers].sort((a, b) => getExactPricePerTag(a) - getExactPricePerTag(b));
  return bestOffer && secondBestOffer && getExactPricePerTag(bestOffer) < getExactPricePerTag(secondBestOffer)
    ? bestOffer
    : undefined;
}

/**
 * Returns how much less a tag of `offer` costs than a tag of the offer with the highest price per tag: in percent,
 * rounded down. 0 if all offers are free.
 */
export function getSavingPercent<Offer extends Pick<PackageOffer, 'totalHexacodes' | 'price'>>(
  offer: Offer,
  offers: readonly Offer[],
): number {
  const highestPricePerTag = Math.max(...offers.map(({ price, totalHexacodes }) => price / totalHexacodes));
  if (highestPricePerTag === 0) return 0;
  const percent = 100 * (1 - offer.price / offer.totalHexacodes / highestPricePerTag);
  // Removes floating-point errors before rounding down, such as 9.999999999999998.
  return Math.floor(Number(percent.toFixed(6)));
}
