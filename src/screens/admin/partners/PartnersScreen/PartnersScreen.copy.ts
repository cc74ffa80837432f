import { entityNames } from '~/domain/entityNames';
import { emptyMessages } from '~/domain/lists/emptyMessages';
import { createSelectOptions } from '~/domain/selectOptions';
import { partnerShowOptionLabels } from '~/domain/partner/partner';

export const partnersCopy = {
  title: 'Partners',
  noun: 'partners',
  entity: entityNames.partner,
  empty: emptyMessages.partners,
  add: `Add ${entityNames.partner}`,
  search: 'Search name, email or agency',
  show: { label: 'Show', options: createSelectOptions(partnerShowOptionLabels) },
  name: 'Partner name',
};
