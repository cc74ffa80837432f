import { currency } from '~/domain/number/amounts';
import { entityNames } from '~/domain/entityNames';

export const purchaseWizardCopy = {
  title: `Add ${entityNames.purchase}`,
  steps: { package: 'Package', payment: 'Payment', timestamps: 'Timestamps' },
  package: 'Package',
  choosePackage: 'Choose a package',
  noPackages: 'There are no packages to choose from. Add one first.',
  addPackage: 'Add a package',
  buyerContentType: 'Buyer content type',
  chooseBuyerContentType: 'Choose a buyer content type',
  buyer: 'Buyer',
  transactionId: 'Transaction ID',
  orderId: 'Order ID',
  amount: 'Amount',
  currency: `(${currency})`,
  paymentStatus: 'Payment status',
  paymentMethod: 'Payment method',
  noPaymentMethod: 'Not stated',
  hexacodesGenerated: 'Hexacodes generated',
  hexacodesGeneratedHelp: 'The codes of this purchase are there already.',
  paymentDate: 'Payment date',
  purchasedAt: 'Purchased at',
};
