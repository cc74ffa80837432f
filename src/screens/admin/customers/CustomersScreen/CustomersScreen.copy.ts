import { customerShowLabels } from '~/domain/customer/customer';
import { emptyMessages } from '~/domain/lists/emptyMessages';
import { optionsOf } from '~/domain/options';

export const customersCopy = {
  title: 'Customers',
  noun: 'customers',
  empty: emptyMessages.customers,
  add: 'Add Customer',
  search: 'Search name, email or phone',
  show: 'Show',
  showOptions: optionsOf(customerShowLabels),
  name: 'Customer name',
  email: 'Email',
  phone: 'Phone number',
  dateAdded: 'Date added',
};
