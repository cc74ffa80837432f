import { product } from '~/domain/brand';
import { currency } from '~/domain/number/amounts';
import { entityNames } from '~/domain/entityNames';

export const packageWizardCopy = {
  title: `Add ${entityNames.tagPackage}`,
  steps: { package: 'Package', timestamps: 'Timestamps' },
  optional: '(optional)',
  name: 'Name',
  description: 'Description',
  totalHexacodes: 'Total hexacodes',
  tagType: `${product.name} type`,
  price: 'Price',
  currency: `(${currency})`,
  isActive: 'Active',
  isActiveMeans: 'Agencies can buy it.',
  createdAt: 'Created at',
  updatedAt: 'Updated at',
};
