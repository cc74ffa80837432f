import { product } from '~/domain/brand';
import { emptyMessages } from '~/domain/lists/emptyMessages';
import { optionsOf } from '~/domain/options';
import { messagingFilterLabels } from '~/domain/utility/utility';

export const utilitiesCopy = {
  title: `${product.name} Utilities`,
  noun: `${product.name} utilities`,
  empty: emptyMessages.utilities,
  add: `Add ${product.name} Utility`,
  search: 'Search name, address or feature',
  messaging: 'Redirects to a messaging app',
  messagingOptions: optionsOf(messagingFilterLabels),
  name: 'Name',
  description: 'Description',
  defaultRedirectUrl: 'Default redirect URL',
  features: 'Features',
};
