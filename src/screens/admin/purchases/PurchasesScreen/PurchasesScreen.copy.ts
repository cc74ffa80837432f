import type { ConfirmOptions } from '~/components/feedback/ConfirmProvider/useConfirm';
import { product } from '~/domain/brand';
import { entityNames } from '~/domain/entityNames';
import { fieldLabels } from '~/domain/fieldLabels';
import { emptyListMessages } from '~/domain/lists/emptyListMessages';
import { createSelectOptions } from '~/domain/selectOptions';
import { paymentStatusFilterLabels } from '~/domain/purchase/purchase';

export const purchasesCopy = {
  title: 'Package Purchases',
  noun: 'package purchases',
  entityName: entityNames.purchase,
  emptyMessage: emptyListMessages.purchases,
  addLabel: `Add ${entityNames.purchase}`,
  searchLabel: 'Search purchases',
  paymentStatus: { label: fieldLabels.paymentStatus, options: createSelectOptions(paymentStatusFilterLabels) },
  status: 'Status',
  purchasedAt: 'Date',
  /** Short label for the mobile card of a purchase, which has space for one word. */
  generated: 'Generated',
  purchase: (orderId: string) => `package purchase ${orderId}`,
  /** Option of the package field for a purchase whose package was deleted. */
  deletedPackage: 'Deleted package',
  notChanged: (orderId: string) => `Package purchase ${orderId} wasn't changed`,
  menu: {
    open: 'More actions',
    openFor: (name: string) => `More actions for ${name}`,
    markPaid: 'Mark as paid',
    cancel: 'Cancel purchase',
    generate: 'Generate tags',
    cancellation: {
      question: (name: string) => `Cancel ${name}?`,
      labels: (hasTags: boolean): ConfirmOptions => ({
        confirm: 'Cancel purchase',
        cancel: 'Keep it',
        ...(hasTags ? { detail: 'Its tags stay as they are.' } : {}),
      }),
    },
  },
  generation: {
    titles: {
      question: 'Generate the tags?',
      running: 'Generating the tags…',
      cancelled: 'No tags were generated',
      failed: 'No tags were generated',
      done: 'Tags generated',
    },
    confirm: 'Generate',
    cancelled: 'You cancelled before all tags were generated.',
    tags: product.plural,
    showTags: 'Show the tags',
  },
};
