import { product } from '~/domain/brand';
import { entityNames } from '~/domain/entityNames';
import { formatCount } from '~/domain/number/amounts';

export const dashboardCopy = {
  heading: 'Overview',
  agencies: 'Agencies',
  partners: 'Partners',
  customers: 'Customers',
  tags: product.plural,
  listed: 'in the list',
  purchased: 'Purchased so far',
  agencyPurchased: 'Agency purchased',
  partnerPurchased: 'Partner purchased',
  activations: 'Activations',
  actions: {
    pending: (count: number) => `${formatCount(count)} pending ${count === 1 ? 'purchase' : 'purchases'}`,
    agency: `Add ${entityNames.agency}`,
    package: `Add ${entityNames.tagPackage}`,
    purchase: `Add ${entityNames.purchase}`,
    tags: `Add ${entityNames.tag}`,
    settings: 'Redirect Configuration',
  },
};
