import { entityNames } from '~/domain/entityNames';
import { currency } from '~/domain/number/amounts';

export const packageWizardCopy = {
  title: `Add ${entityNames.tagPackage}`,
  steps: { package: 'Package', timestamps: 'Timestamps' },
  currency: `(${currency})`,
  isActiveHelp: 'Agencies can buy this package.',
};
