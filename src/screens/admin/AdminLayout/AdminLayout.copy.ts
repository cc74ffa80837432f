import { product } from '~/domain/brand';

export const adminLayoutCopy = {
  area: 'Admin',
  title: 'Platform admin',
  /** Label in the user's profile, in front of `title`: 'Area: Platform admin'. */
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
