import { product } from '~/domain/brand';

/** Returns the document title of a page: its title and the product's name, unless the title contains the name. */
export function createDocumentTitle(title: string): string {
  return title.includes(product.name) ? title : `${title} · ${product.name}`;
}
