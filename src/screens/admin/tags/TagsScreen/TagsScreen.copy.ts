import type { ConfirmOptions } from '~/components/feedback/ConfirmProvider/useConfirm';
import { product } from '~/domain/brand';
import { entityNames } from '~/domain/entityNames';
import { fieldLabels } from '~/domain/fieldLabels';
import { emptyListMessages } from '~/domain/lists/emptyListMessages';
import { formatCount } from '~/domain/number/amounts';
import { createSelectOptions } from '~/domain/selectOptions';
import {
  assignedFilterLabels,
  createdOrderLabels,
  ownerFilterLabels,
  printedFilterLabels,
} from '~/domain/tag/generatedTag';

import { bulkActionLabels } from './bulkAction';

export const tagsCopy = {
  title: `Generated ${product.plural}`,
  noun: product.plural,
  entityName: entityNames.tag,
  emptyMessage: emptyListMessages.generatedTags,
  addLabel: `Add ${entityNames.tag}`,
  searchLabel: 'Search code or owner',
  assigned: { label: fieldLabels.isAssigned, options: createSelectOptions(assignedFilterLabels) },
  printed: { label: fieldLabels.isPrinted, options: createSelectOptions(printedFilterLabels) },
  created: { label: fieldLabels.createdAt, options: createSelectOptions(createdOrderLabels) },
  owner: { label: 'Owner', options: createSelectOptions(ownerFilterLabels) },
  bulk: {
    action: 'Bulk action',
    actions: createSelectOptions(bulkActionLabels),
    go: 'Go',
    deletion: {
      question: (count: number) => `Delete ${formatCount(count)} ${count === 1 ? product.name : product.plural}?`,
      labels: {
        confirm: 'Delete',
        cancel: 'Cancel',
        detail: 'You can undo this.',
        tone: 'delete',
      } satisfies ConfirmOptions,
    },
    incomplete: 'Select rows and an action',
  },
};
