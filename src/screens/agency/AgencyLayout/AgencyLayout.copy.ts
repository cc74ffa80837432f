import { product } from '~/domain/brand';

export const agencyLayoutCopy = {
  area: 'Agency',
  home: 'Home',
  tags: product.plural,
  partners: 'Partners',
  customers: 'Customers',
  buy: `Buy ${product.name}`,
  printing: 'Printing',
};
