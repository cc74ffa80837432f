import { agencyShowOptionLabels } from '~/domain/agency/agency';
import { entityNames } from '~/domain/entityNames';
import { emptyMessages } from '~/domain/lists/emptyMessages';
import { createSelectOptions } from '~/domain/selectOptions';

export const agenciesCopy = {
  title: 'Agencies',
  noun: 'agencies',
  entity: entityNames.agency,
  empty: emptyMessages.agencies,
  add: `Add ${entityNames.agency}`,
  search: 'Search name, email or phone',
  show: { label: 'Show', options: createSelectOptions(agencyShowOptionLabels) },
};
