import { product } from '~/domain/brand';

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
    agency: 'Add an agency',
    package: 'Create a package',
    purchase: 'Record a purchase',
    tags: `Generate ${product.plural}`,
    settings: 'Set the scan destination',
  },
};
