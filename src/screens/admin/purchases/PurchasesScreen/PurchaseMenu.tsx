import CancelIcon from 'lucide-react/icons/ban';
import PaidIcon from 'lucide-react/icons/circle-check';
import TagsIcon from 'lucide-react/icons/qr-code';

import { ActionMenu } from '~/components/data/ActionMenu/ActionMenu';
import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import type { Purchase } from '~/domain/purchase/purchase';

import type { PurchaseActions } from './purchaseActions';
import { purchasesCopy } from './PurchasesScreen.copy';

const copy = purchasesCopy.menu;

export type PurchaseMenuProps = Omit<PurchaseActions, 'onGenerate'> & {
  purchase: Purchase;
  onOpenGenerateTagsDialog: (() => void) | undefined;
};

/** Menu with the actions of a purchase. Actions that do not apply are disabled and not removed, so no menu is empty. */
export function PurchaseMenu({ purchase, onMarkPaid, onCancelPurchase, onOpenGenerateTagsDialog }: PurchaseMenuProps) {
  const { confirm } = useConfirm();
  const purchaseName = purchasesCopy.purchase(purchase.orderId);
  const isPending = purchase.paymentStatus === 'Pending';
  const cancelPurchase = async () => {
    const confirmLabels = copy.cancellation.labels(purchase.hexacodesGenerated);
    if (await confirm(copy.cancellation.question(purchaseName), confirmLabels)) onCancelPurchase?.(purchase);
  };
  const actions = [
    onMarkPaid && {
      label: copy.markPaid,
      Icon: PaidIcon,
      isDisabled: !isPending,
      onChoose: () => onMarkPaid(purchase),
    },
    onCancelPurchase && {
      label: copy.cancel,
      Icon: CancelIcon,
      isDisabled: !isPending,
      onChoose: () => void cancelPurchase(),
    },
    onOpenGenerateTagsDialog && {
      label: copy.generate,
      Icon: TagsIcon,
      isDisabled: purchase.hexacodesGenerated || !(isPending || purchase.paymentStatus === 'Completed'),
      onChoose: onOpenGenerateTagsDialog,
    },
  ];
  return (
    <ActionMenu
      label={copy.openFor(purchaseName)}
      tooltip={copy.open}
      actions={actions.filter((action) => action !== undefined)}
    />
  );
}
