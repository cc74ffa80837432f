import { dayOrderLabels } from '~/domain/lists/dayOrder';
import { emptyMessages } from '~/domain/lists/emptyMessages';
import { optionsOf } from '~/domain/options';

import { partnerDialogCopy } from '../PartnerDialog/PartnerDialog.copy';

export const partnersCopy = {
  title: 'Partners',
  noun: 'partners',
  empty: emptyMessages.partners,
  add: partnerDialogCopy.title,
  search: 'Search name, email or company',
  dateAdded: 'Date added',
  dateOptions: optionsOf(dayOrderLabels),
  name: 'Name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  actions: 'Actions',
};
