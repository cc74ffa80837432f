import { product } from '~/domain/brand';
import { emptyMessages } from '~/domain/lists/emptyMessages';
import { optionsOf } from '~/domain/options';
import { assignedFilterLabels, createdOrderLabels, ownerFilterLabels } from '~/domain/tag/generatedTag';

import { bulkActionLabels } from './bulkAction';

export const tagsCopy = {
  title: `Generated ${product.plural}`,
  noun: product.plural,
  empty: emptyMessages.generatedTags,
  add: `Add Generated ${product.name}`,
  search: 'Search code or owner',
  assigned: 'Is assigned',
  assignedOptions: optionsOf(assignedFilterLabels),
  created: 'Created at',
  createdOptions: optionsOf(createdOrderLabels),
  owner: 'Owner',
  ownerOptions: optionsOf(ownerFilterLabels),
  hexacode: 'Hexacode',
  serialNumber: 'Serial number',
  partner: 'Partner',
  isAssigned: 'Is assigned',
  isPrinted: 'Is printed',
  createdAt: 'Created at',
  bulk: {
    action: 'Bulk action',
    actions: optionsOf(bulkActionLabels),
    go: 'Go',
    incomplete: 'Choose rows and an action',
  },
};
