export type Product = {
  /** Letters and digits only, because paths contain the name unchanged. */
  name: string;
  /** The name in the plural, for more than one tag. */
  plural: string;
};

/** The product's name. Paths, labels, titles and messages take it from here. */
export const product: Product = { name: 'AiroTag', plural: 'AiroTags' };
