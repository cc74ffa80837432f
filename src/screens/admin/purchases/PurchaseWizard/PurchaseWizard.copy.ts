import { currency } from '~/domain/number/amounts';
import { entityNames } from '~/domain/entityNames';

export const purchaseWizardCopy = {
  title: `Add ${entityNames.purchase}`,
  steps: { package: 'Package', payment: 'Payment', timestamps: 'Timestamps' },
  choosePackage: 'Choose a package',
  noPackages: 'There are no packages to choose from. Add one first.',
  addPackage: 'Add a package',
  buyerContentType: 'Buyer content type',
  chooseBuyerContentType: 'Choose a buyer content type',
  transactionId: 'Transaction ID',
  currency: `(${currency})`,
  paymentMethod: 'Payment method',
  noPaymentMethod: 'Not stated',
  hexacodesGeneratedHelp: 'The codes of this purchase are there already.',
  paymentDate: 'Payment date',
  purchasedAt: 'Purchased at',
};
