import { product } from '~/domain/brand';
import { entityNames } from '~/domain/entityNames';
import { fieldLabels } from '~/domain/fieldLabels';
import { emptyMessages } from '~/domain/lists/emptyMessages';
import { optionsOf } from '~/domain/options';
import { assignedFilterLabels, createdOrderLabels, ownerFilterLabels } from '~/domain/tag/generatedTag';

import { bulkActionLabels } from './bulkAction';

export const tagsCopy = {
  title: `Generated ${product.plural}`,
  noun: product.plural,
  entity: entityNames.tag,
  empty: emptyMessages.generatedTags,
  add: `Add ${entityNames.tag}`,
  search: 'Search code or owner',
  assigned: { label: fieldLabels.isAssigned, options: optionsOf(assignedFilterLabels) },
  created: { label: fieldLabels.createdAt, options: optionsOf(createdOrderLabels) },
  owner: { label: 'Owner', options: optionsOf(ownerFilterLabels) },
  bulk: {
    action: 'Bulk action',
    actions: optionsOf(bulkActionLabels),
    go: 'Go',
    incomplete: 'Select rows and an action',
  },
};
