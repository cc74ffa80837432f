export type Product = {
  /** Letters and digits only, because paths contain the name unchanged. */
  name: string;
  plural: string;
};

/** The product's name, which paths, labels, titles and messages contain. */
export const product: Product = { name: 'AiroTag', plural: 'AiroTags' };
