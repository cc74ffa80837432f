import { product } from '~/domain/brand';

export const dashboardCopy = {
  heading: 'Overview',
  partners: 'Partners',
  today: 'today',
  customers: 'Customers',
  yesterday: 'yesterday',
  tags: product.plural,
  total: 'total',
  agencyPurchased: 'Agency purchased',
  partnerPurchased: 'Partner purchased',
  unassigned: 'Unassigned',
  actions: { print: 'Print stickers', buy: `Buy ${product.plural}`, partner: 'Add a partner', tags: 'Find a tag' },
};
