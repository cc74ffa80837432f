import { customerShowFilterLabels } from '~/domain/customer/customer';
import { entityNames } from '~/domain/entityNames';
import { emptyMessages } from '~/domain/lists/emptyMessages';
import { optionsOf } from '~/domain/options';

export const customersCopy = {
  title: 'Customers',
  noun: 'customers',
  entity: entityNames.customer,
  empty: emptyMessages.customers,
  add: `Add ${entityNames.customer}`,
  search: 'Search name, email or phone',
  show: { label: 'Show', options: optionsOf(customerShowFilterLabels) },
  name: 'Customer name',
};
