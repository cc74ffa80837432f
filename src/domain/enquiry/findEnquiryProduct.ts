import { availableProducts } from '../product/product';
import type { AvailableProduct } from '../product/product';

/** Returns the product whose id, such as 'ally', is in the `about` param of the contact page's URL, or null. */
export function findEnquiryProduct(about: string | null): AvailableProduct | null {
  return availableProducts().find(({ id }) => id === about) ?? null;
}
