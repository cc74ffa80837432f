import { dayOrderLabels } from '~/domain/lists/dayOrder';
import { emptyMessages } from '~/domain/lists/emptyMessages';
import { optionsOf } from '~/domain/options';

import { customerDialogCopy } from '../CustomerDialog/CustomerDialog.copy';

export const customersCopy = {
  title: 'Customers',
  noun: 'customers',
  empty: emptyMessages.customers,
  add: customerDialogCopy.title,
  search: 'Search name, email or address',
  dateAdded: 'Date added',
  dateOptions: optionsOf(dayOrderLabels),
  name: 'Name',
  /** Lower case, as specified. */
  email: 'email',
  address: 'Address',
  phone: 'Phone',
  actions: 'Actions',
};
