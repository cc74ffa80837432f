import { useState } from 'react';

import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';
import type { Purchase } from '~/domain/purchase/purchase';

import type { PurchaseActions } from './purchaseActions';

const GenerateTagsDialog = lazyOverlay(() =>
  import('./GenerateTagsDialog').then((module) => module.GenerateTagsDialog),
);

/**
 * Returns the dialog that generates the tags of a purchase, and a function that opens it. The dialog is outside of the
 * rows, so that it stays open when its row is unmounted, for example when a phone is rotated.
 */
export function useGenerateTagsDialog(onGenerate: PurchaseActions['onGenerate']) {
  const [purchase, setPurchase] = useState<Purchase>();
  return {
    openGenerateTagsDialog: onGenerate && setPurchase,
    dialog: onGenerate && purchase && (
      <GenerateTagsDialog open purchase={purchase} onGenerate={onGenerate} onClose={() => setPurchase(undefined)} />
    ),
  };
}
