import { customerShowOptionLabels } from '~/domain/customer/customer';
import { entityNames } from '~/domain/entityNames';
import { emptyListMessages } from '~/domain/lists/emptyListMessages';
import { createSelectOptions } from '~/domain/selectOptions';

export const customersCopy = {
  title: 'Customers',
  noun: 'customers',
  entityName: entityNames.customer,
  emptyMessage: emptyListMessages.customers,
  addLabel: `Add ${entityNames.customer}`,
  searchLabel: 'Search name, email or phone',
  show: { label: 'Show', options: createSelectOptions(customerShowOptionLabels) },
  name: 'Customer name',
};
