import { product } from '~/domain/brand';

/** The document's title, with the product's name appended unless it already contains it. */
export function documentTitle(title: string): string {
  return title.includes(product.name) ? title : `${title} · ${product.name}`;
}
