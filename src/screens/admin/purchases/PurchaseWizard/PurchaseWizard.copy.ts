import { currency } from '~/domain/number/amounts';
import { entityNames } from '~/domain/entityNames';

export const purchaseWizardCopy = {
  titles: { add: `Add ${entityNames.purchase}`, edit: `Edit ${entityNames.purchase}` },
  steps: { package: 'Package', payment: 'Payment', timestamps: 'Timestamps' },
  choosePackage: 'Select a package',
  noPackages: 'No packages yet. Add one first.',
  addPackage: 'Add a package',
  chooseBuyerContentType: 'Select a buyer content type',
  currency: `(${currency})`,
  noPaymentMethod: 'Not specified',
  hexacodesGeneratedHelp: 'The codes for this purchase already exist.',
};
