import Button from '@mui/material/Button';

import { TaskDialog } from '~/components/wizard/TaskDialog/TaskDialog';
import { fieldLabels } from '~/domain/fieldLabels';
import { formatCount } from '~/domain/number/amounts';
import type { Purchase } from '~/domain/purchase/purchase';
import { formatPackageLabel } from '~/domain/tagPackage/packageOffer';

import type { PurchaseActions } from './purchaseActions';
import { purchasesCopy } from './PurchasesScreen.copy';

const copy = purchasesCopy.generation;

export type GenerateTagsDialogProps = {
  /** Only `lazyOverlay` reads this prop, to load the dialog. The dialog is open while it is mounted. */
  open: boolean;
  purchase: Purchase;
  onGenerate: NonNullable<PurchaseActions['onGenerate']>;
  onClose: () => void;
};

/**
 * Asks for confirmation, then shows the progress while the tags of a purchase are generated, and links to the new tags.
 */
export function GenerateTagsDialog({ purchase, onGenerate, onClose }: GenerateTagsDialogProps) {
  const { orderId, buyer, tagPackage } = purchase;
  return (
    <TaskDialog
      copy={copy}
      facts={[
        { label: fieldLabels.orderId, value: orderId },
        { label: fieldLabels.buyer, value: buyer },
        { label: fieldLabels.package, value: formatPackageLabel(tagPackage) },
      ]}
      total={tagPackage.totalHexacodes}
      task={(options) => onGenerate(purchase, options)}
      renderResult={({ tagCount, tagsHref }) => ({
        facts: [
          { label: fieldLabels.orderId, value: orderId },
          { label: copy.tags, value: formatCount(tagCount) },
        ],
        actions: (
          <Button variant="contained" href={tagsHref}>
            {copy.showTags}
          </Button>
        ),
      })}
      onClose={onClose}
    />
  );
}
