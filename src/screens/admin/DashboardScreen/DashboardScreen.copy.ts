import { product } from '~/domain/brand';
import { formatCount } from '~/domain/number/amounts';

export const dashboardCopy = {
  heading: 'Overview',
  agencies: 'Agencies',
  partners: 'Partners',
  customers: 'Customers',
  tags: product.plural,
  generated: 'generated',
  purchased: 'Purchased so far',
  agencyPurchased: 'Agency purchased',
  partnerPurchased: 'Partner purchased',
  actions: {
    pending: (count: number) => `${formatCount(count)} pending ${count === 1 ? 'purchase' : 'purchases'}`,
    agency: 'Add an agency',
    package: 'Create a package',
    purchase: 'Record a purchase',
    tags: `Generate ${product.plural}`,
    settings: 'Set the scan destination',
  },
};
