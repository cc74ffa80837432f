import { product } from '~/domain/brand';
import { entityNames } from '~/domain/entityNames';
import { emptyMessages } from '~/domain/lists/emptyMessages';
import { createSelectOptions } from '~/domain/selectOptions';
import { messagingFilterLabels } from '~/domain/utility/utility';

export const utilitiesCopy = {
  title: `${product.name} Utilities`,
  noun: `${product.name} utilities`,
  entity: entityNames.utility,
  empty: emptyMessages.utilities,
  add: `Add ${entityNames.utility}`,
  search: 'Search name, URL or feature',
  messaging: { label: 'Redirects to a messaging app', options: createSelectOptions(messagingFilterLabels) },
  features: 'Features',
  disabledFeatures: 'Disabled features',
};
