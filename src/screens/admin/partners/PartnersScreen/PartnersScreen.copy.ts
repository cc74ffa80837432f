import { entityNames } from '~/domain/entityNames';
import { emptyListMessages } from '~/domain/lists/emptyListMessages';
import { createSelectOptions } from '~/domain/selectOptions';
import { partnerShowOptionLabels } from '~/domain/partner/partner';

export const partnersCopy = {
  title: 'Partners',
  noun: 'partners',
  entityName: entityNames.partner,
  emptyMessage: emptyListMessages.partners,
  addLabel: `Add ${entityNames.partner}`,
  searchLabel: 'Search name, email or agency',
  show: { label: 'Show', options: createSelectOptions(partnerShowOptionLabels) },
  name: 'Partner name',
};
