import { customerShowLabels } from '~/domain/customer/customer';
import { entityNames } from '~/domain/entityNames';
import { emptyMessages } from '~/domain/lists/emptyMessages';
import { optionsOf } from '~/domain/options';

export const customersCopy = {
  title: 'Customers',
  noun: 'customers',
  empty: emptyMessages.customers,
  add: `Add ${entityNames.customer}`,
  search: 'Search name, email or phone',
  show: { label: 'Show', options: optionsOf(customerShowLabels) },
  name: 'Customer name',
};
