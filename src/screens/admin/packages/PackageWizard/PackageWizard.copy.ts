import { product } from '~/domain/brand';
import { entityNames } from '~/domain/entityNames';
import { currency } from '~/domain/number/amounts';

export const packageWizardCopy = {
  title: `Add ${entityNames.tagPackage}`,
  steps: { package: 'Package', timestamps: 'Timestamps' },
  totalHexacodes: 'Total hexacodes',
  tagType: `${product.name} type`,
  price: 'Price',
  currency: `(${currency})`,
  isActive: 'Active',
  isActiveHelp: 'Agencies can buy it.',
};
