import { availableProducts } from '../product/product';
import type { AvailableProduct } from '../product/product';

/** Returns the product of the `about` parameter in a link to the contact page, such as 'ally', or null. */
export function askedProduct(about: string | null): AvailableProduct | null {
  return availableProducts().find(({ id }) => id === about) ?? null;
}
