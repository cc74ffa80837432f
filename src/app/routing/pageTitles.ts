import { product } from '~/domain/brand';
import { paths } from '~/domain/paths';

const titles: Record<string, string> = {
  [paths.agency.partners()]: 'Partners',
  [paths.agency.customers()]: 'Customers',
  [paths.agency.buy()]: `Buy ${product.name}`,
};

const byLowerCase = new Map(Object.entries(titles).map(([path, title]) => [path.toLowerCase(), title]));

/** What the page at `pathname` is called, for pages whose screen is still to come. */
export function upcomingTitle(pathname: string): string {
  return byLowerCase.get(pathname.toLowerCase().replace(/\/$/, '')) ?? product.name;
}
