import { entityNames } from '~/domain/entityNames';
import { fieldLabels } from '~/domain/fieldLabels';
import { dayOrderLabels } from '~/domain/lists/dayOrder';
import { emptyMessages } from '~/domain/lists/emptyMessages';
import { createSelectOptions } from '~/domain/selectOptions';

import { partnerDialogCopy } from '../PartnerDialog/PartnerDialog.copy';

export const partnersCopy = {
  title: 'Partners',
  noun: 'partners',
  entity: entityNames.partner,
  empty: emptyMessages.partners,
  add: partnerDialogCopy.titles.add,
  search: 'Search name, email or company',
  dateAdded: { label: fieldLabels.dateAdded, options: createSelectOptions(dayOrderLabels) },
  company: 'Company',
  actions: 'Actions',
};
