import { product } from '~/domain/brand';
import { paths } from '~/domain/paths';

const titles: Record<string, string> = {
  [paths.signIn.code()]: 'Verify Email',
  [paths.admin.agencies()]: 'Agencies',
  [paths.admin.partners()]: 'Partners',
  [paths.admin.customers()]: 'Customers',
  [paths.admin.packages()]: 'Packages',
  [paths.admin.purchases()]: 'Package Purchases',
  [paths.admin.tags()]: `Generated ${product.plural}`,
  [paths.admin.utilities()]: `${product.name} Utilities`,
  [paths.admin.settings()]: 'Site Settings',
  [paths.agency.tags()]: product.plural,
  [paths.agency.partners()]: 'Partners',
  [paths.agency.customers()]: 'Customers',
  [paths.agency.buy()]: `Buy ${product.name}`,
};

const byLowerCase = new Map(Object.entries(titles).map(([path, title]) => [path.toLowerCase(), title]));

/** What the page at `pathname` is called, for pages whose screen is still to come. */
export function upcomingTitle(pathname: string): string {
  return byLowerCase.get(pathname.toLowerCase().replace(/\/$/, '')) ?? product.name;
}
