import { product } from '~/domain/brand';

/** What a browser's tab, a search result and a link preview call the page. */
export function documentTitle(title: string): string {
  return title.includes(product.name) ? title : `${title} · ${product.name}`;
}
