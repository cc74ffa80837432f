import { entityNames } from '~/domain/entityNames';
import { fieldLabels } from '~/domain/fieldLabels';
import { dayOrderLabels } from '~/domain/lists/dayOrder';
import { emptyMessages } from '~/domain/lists/emptyMessages';
import { createSelectOptions } from '~/domain/selectOptions';

import { customerDialogCopy } from '../CustomerDialog/CustomerDialog.copy';

export const customersCopy = {
  title: 'Customers',
  noun: 'customers',
  entity: entityNames.customer,
  empty: emptyMessages.customers,
  add: customerDialogCopy.titles.add,
  search: 'Search name, email or address',
  dateAdded: { label: fieldLabels.dateAdded, options: createSelectOptions(dayOrderLabels) },
  /** The specification requires lower case for this column header. */
  email: 'email',
  actions: 'Actions',
};
