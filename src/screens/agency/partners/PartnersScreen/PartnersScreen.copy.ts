import { entityNames } from '~/domain/entityNames';
import { fieldLabels } from '~/domain/fieldLabels';
import { dayOrderLabels } from '~/domain/lists/dayOrder';
import { emptyListMessages } from '~/domain/lists/emptyListMessages';
import { createSelectOptions } from '~/domain/selectOptions';

import { partnerDialogCopy } from '../PartnerDialog/PartnerDialog.copy';

export const partnersCopy = {
  title: 'Partners',
  noun: 'partners',
  entityName: entityNames.partner,
  emptyMessage: emptyListMessages.partners,
  addLabel: partnerDialogCopy.titles.add,
  searchLabel: 'Search name, email or company',
  dateAdded: { label: fieldLabels.dateAdded, options: createSelectOptions(dayOrderLabels) },
  company: 'Company',
  actions: 'Actions',
};
