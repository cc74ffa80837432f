import { entityNames } from '~/domain/entityNames';
import { fieldLabels } from '~/domain/fieldLabels';
import { dayOrderLabels } from '~/domain/lists/dayOrder';
import { emptyListMessages } from '~/domain/lists/emptyListMessages';
import { createSelectOptions } from '~/domain/selectOptions';

import { customerDialogCopy } from '../CustomerDialog/CustomerDialog.copy';

export const customersCopy = {
  title: 'Customers',
  noun: 'customers',
  entityName: entityNames.customer,
  emptyMessage: emptyListMessages.customers,
  addLabel: customerDialogCopy.titles.add,
  searchLabel: 'Search name, email or address',
  dateAdded: { label: fieldLabels.dateAdded, options: createSelectOptions(dayOrderLabels) },
  /** The specification requires lower case for this column header. */
  email: 'email',
  actions: 'Actions',
};
