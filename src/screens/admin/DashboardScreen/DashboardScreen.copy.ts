import { product } from '~/domain/brand';

export const dashboardCopy = {
  heading: 'Overview',
  agencies: 'Agencies',
  partners: 'Partners',
  customers: 'Customers',
  tags: product.plural,
  agencyPurchased: 'Agency purchased',
  partnerPurchased: 'Partner purchased',
};
