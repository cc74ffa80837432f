import { product } from '~/domain/brand';
import { entityNames } from '~/domain/entityNames';
import { emptyListMessages } from '~/domain/lists/emptyListMessages';
import { createSelectOptions } from '~/domain/selectOptions';
import { messagingFilterLabels } from '~/domain/utility/utility';

export const utilitiesCopy = {
  title: `${product.name} Utilities`,
  noun: `${product.name} utilities`,
  entityName: entityNames.utility,
  emptyMessage: emptyListMessages.utilities,
  addLabel: `Add ${entityNames.utility}`,
  searchLabel: 'Search name, URL or feature',
  messaging: { label: 'Redirects to a messaging app', options: createSelectOptions(messagingFilterLabels) },
  /** Short label of the same field on cards. */
  messagingOnCard: 'Messaging app',
  features: 'Features',
  disabledFeatures: 'Disabled features',
};
