import { entityNames } from '~/domain/entityNames';
import { fieldLabels } from '~/domain/fieldLabels';
import { emptyMessages } from '~/domain/lists/emptyMessages';
import { optionsOf } from '~/domain/options';
import { paymentStatusFilterLabels } from '~/domain/purchase/purchase';

export const purchasesCopy = {
  title: 'Package Purchases',
  noun: 'package purchases',
  entity: entityNames.purchase,
  empty: emptyMessages.purchases,
  add: `Add ${entityNames.purchase}`,
  search: 'Search order, buyer or package',
  paymentStatus: { label: fieldLabels.paymentStatus, options: optionsOf(paymentStatusFilterLabels) },
  status: 'Status',
  purchasedAt: 'Date',
  purchase: (orderId: string) => `package purchase ${orderId}`,
};
