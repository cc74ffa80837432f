import { entityNames } from '~/domain/entityNames';
import { currency } from '~/domain/number/amounts';

export const packageWizardCopy = {
  titles: { add: `Add ${entityNames.tagPackage}`, edit: `Edit ${entityNames.tagPackage}` },
  steps: { package: 'Package', timestamps: 'Timestamps' },
  currency: `(${currency})`,
  isActiveHelp: 'Agencies can buy this package.',
};
