import { product } from '~/domain/brand';
import { formatCount } from '~/domain/number/amounts';

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
  activations: 'Activations',
  actions: {
    unassigned: (count: number) => `${formatCount(count)} unassigned ${count === 1 ? product.name : product.plural}`,
    print: 'Print stickers',
    buy: `Buy ${product.plural}`,
    partner: 'Add partner',
    tags: 'Find a tag',
  },
};
