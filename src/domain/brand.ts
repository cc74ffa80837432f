export type Product = {
  /** Used in texts and, unchanged, in URLs: letters and digits only. */
  name: string;
  /** Name of several tags. */
  plural: string;
};

/** The only place that contains the product's name; paths, labels, titles and messages use it. */
export const product: Product = { name: 'AiroTag', plural: 'AiroTags' };
