export type Product = {
  /** Letters and digits only, because URL paths contain the name without encoding. */
  name: string;
  plural: string;
};

/** The product's name, which is used in URL paths, labels, titles and messages. */
export const product: Product = { name: 'AiroTag', plural: 'AiroTags' };
