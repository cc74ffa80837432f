import { product } from '~/domain/brand';

export const adminLayoutCopy = {
  area: 'Admin',
  title: 'Platform admin',
  /** Label of the area's title, 'Platform admin', in the user's profile. */
  areaLabel: 'Area',
  overview: 'Overview',
  agencies: 'Agencies',
  partners: 'Partners',
  customers: 'Customers',
  packages: 'Packages',
  purchases: 'Package Purchases',
  tags: product.plural,
  utilities: 'Utilities',
  settings: 'Settings',
};
