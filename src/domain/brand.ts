export type Product = {
  /** Used in texts and, unchanged, in URLs: letters and digits only. */
  name: string;
  /** The name in the plural, for more than one tag. */
  plural: string;
};

/** The product's name. Paths, labels, titles and messages take it from here. */
export const product: Product = { name: 'AiroTag', plural: 'AiroTags' };
