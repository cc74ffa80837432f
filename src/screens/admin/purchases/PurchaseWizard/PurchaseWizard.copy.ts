import { currency } from '~/domain/number/amounts';
import { entityNames } from '~/domain/entityNames';

export const purchaseWizardCopy = {
  titles: { add: `Add ${entityNames.purchase}`, edit: `Edit ${entityNames.purchase}` },
  steps: { package: 'Package', payment: 'Payment', timestamps: 'Timestamps' },
  choosePackage: 'Select a package',
  noPackages: 'No packages yet. Add one first.',
  addPackage: 'Add a package',
  buyerContentType: 'Buyer content type',
  chooseBuyerContentType: 'Select a buyer content type',
  transactionId: 'Transaction ID',
  currency: `(${currency})`,
  paymentMethod: 'Payment method',
  noPaymentMethod: 'Not specified',
  hexacodesGeneratedHelp: 'The codes for this purchase already exist.',
  paymentDate: 'Payment date',
  purchasedAt: 'Purchased at',
};
