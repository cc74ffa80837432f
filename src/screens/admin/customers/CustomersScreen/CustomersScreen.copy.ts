import { customerShowOptionLabels } from '~/domain/customer/customer';
import { entityNames } from '~/domain/entityNames';
import { emptyMessages } from '~/domain/lists/emptyMessages';
import { createSelectOptions } from '~/domain/selectOptions';

export const customersCopy = {
  title: 'Customers',
  noun: 'customers',
  entity: entityNames.customer,
  empty: emptyMessages.customers,
  add: `Add ${entityNames.customer}`,
  search: 'Search name, email or phone',
  show: { label: 'Show', options: createSelectOptions(customerShowOptionLabels) },
  name: 'Customer name',
};
