import { agencyShowOptionLabels } from '~/domain/agency/agency';
import { entityNames } from '~/domain/entityNames';
import { emptyListMessages } from '~/domain/lists/emptyListMessages';
import { createSelectOptions } from '~/domain/selectOptions';

export const agenciesCopy = {
  title: 'Agencies',
  noun: 'agencies',
  entityName: entityNames.agency,
  emptyMessage: emptyListMessages.agencies,
  addLabel: `Add ${entityNames.agency}`,
  searchLabel: 'Search name, email or phone',
  show: { label: 'Show', options: createSelectOptions(agencyShowOptionLabels) },
};
