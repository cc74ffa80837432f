import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import CancelIcon from 'lucide-react/icons/ban';
import PaidIcon from 'lucide-react/icons/circle-check';
import MoreIcon from 'lucide-react/icons/ellipsis';
import TagsIcon from 'lucide-react/icons/qr-code';
import { useId, useState } from 'react';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import { Tooltip } from '~/components/feedback/Tooltip/Tooltip';
import type { Purchase } from '~/domain/purchase/purchase';

import type { PurchaseActions } from './purchaseActions';
import { purchasesCopy } from './PurchasesScreen.copy';

const copy = purchasesCopy.menu;

export type PurchaseMenuProps = Omit<PurchaseActions, 'onGenerate'> & {
  purchase: Purchase;
  /** Called to open the dialog that generates the tags. */
  onOpenGeneration: (() => void) | undefined;
};

/** Menu with the actions of a purchase. Actions that do not apply are disabled, so that the button never disappears. */
export function PurchaseMenu({ purchase, onMarkPaid, onCancelPurchase, onOpenGeneration }: PurchaseMenuProps) {
  const { confirm } = useConfirm();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = purchasesCopy.purchase(purchase.orderId);
  const isPending = purchase.paymentStatus === 'Pending';
  const cancelPurchase = async () => {
    const labels = copy.cancellation.labels(purchase.hexacodesGenerated);
    if (await confirm(copy.cancellation.question(name), labels)) onCancelPurchase?.(purchase);
  };
  const items = [
    { label: copy.markPaid, Icon: PaidIcon, isEnabled: isPending, run: onMarkPaid && (() => onMarkPaid(purchase)) },
    {
      label: copy.cancel,
      Icon: CancelIcon,
      isEnabled: isPending,
      run: onCancelPurchase && (() => void cancelPurchase()),
    },
    {
      label: copy.generate,
      Icon: TagsIcon,
      isEnabled: !purchase.hexacodesGenerated && (isPending || purchase.paymentStatus === 'Completed'),
      run: onOpenGeneration,
    },
  ].filter(({ run }) => run);
  if (items.length === 0) return null;
  return (
    <>
      <Tooltip title={anchor ? '' : copy.open}>
        <IconButton
          aria-label={copy.openFor(name)}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <MoreIcon size="1.25rem" />
        </IconButton>
      </Tooltip>
      <Menu id={menuId} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {items.map(({ label, Icon, isEnabled, run }) => (
          <MenuItem
            key={label}
            disabled={!isEnabled}
            onClick={() => {
              setAnchor(null);
              run?.();
            }}
          >
            <Icon size="1.25rem" />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
