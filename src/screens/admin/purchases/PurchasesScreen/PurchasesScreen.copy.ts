import { paymentStatusFilterLabels } from '~/domain/purchase/purchase';
import { emptyMessages } from '~/domain/lists/emptyMessages';
import { optionsOf } from '~/domain/options';

export const purchasesCopy = {
  title: 'Package Purchases',
  noun: 'package purchases',
  empty: emptyMessages.purchases,
  add: 'Add Package Purchase',
  search: 'Search order, buyer or package',
  paymentStatus: 'Payment status',
  paymentStatusOptions: optionsOf(paymentStatusFilterLabels),
  buyer: 'Buyer',
  orderId: 'Order ID',
  tagPackage: 'Package',
  amount: 'Amount',
  status: 'Status',
  purchasedAt: 'Date',
  generated: 'Hexacodes generated',
  purchase: (orderId: string) => `package purchase ${orderId}`,
};
