/**
 * The product's name, in the one place where it is written. Addresses, labels, titles and messages follow from it.
 */
export type Product = {
  /** As it stands in texts and, without change, in addresses: letters and digits only. */
  name: string;
  /** More than one of its tags. */
  plural: string;
};

export const product: Product = { name: 'AiroTag', plural: 'AiroTags' };
