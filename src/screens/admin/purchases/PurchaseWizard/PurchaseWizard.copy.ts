import { currency } from '~/domain/number/amounts';
import { entityNames } from '~/domain/entityNames';

export const purchaseWizardCopy = {
  titles: { add: `Add ${entityNames.purchase}`, edit: `Edit ${entityNames.purchase}` },
  steps: { package: 'Package', payment: 'Payment', timestamps: 'Timestamps' },
  choosePackage: 'Select a package',
  noPackages: 'No packages yet. Add one first.',
  addPackage: 'Add a package',
  chooseBuyerContentType: 'Select a buyer content type',
  buyers: {
    customers: { help: 'The name of one of your customers.', add: 'Add a customer' },
    agencies: { help: 'The name of one of your agencies.', add: 'Add an agency' },
  },
  currency: `(${currency})`,
  noPaymentMethod: 'Not specified',
  hexacodesGeneratedHelp: 'The codes for this purchase already exist.',
};
