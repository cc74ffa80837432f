import { listAvailableProducts } from '../product/product';
import type { AvailableProduct } from '../product/product';

/** Returns the product that an enquiry is about; null if none. `about` is the search param of the contact page. */
export function findEnquiryProduct(about: string | null): AvailableProduct | null {
  return listAvailableProducts().find(({ id }) => id === about) ?? null;
}
