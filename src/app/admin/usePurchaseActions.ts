import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import { SaveError } from '~/components/wizard/Wizard/SaveError';
import { paths } from '~/domain/paths';
import type { Purchase } from '~/domain/purchase/purchase';
import type { PurchaseActions } from '~/screens/admin/purchases/PurchasesScreen/purchaseActions';
import { purchasesCopy as copy } from '~/screens/admin/purchases/PurchasesScreen/PurchasesScreen.copy';

import { useOfferUndo } from '../lists/useOfferUndo';
import type { BlockNavigationWhile } from '../lists/useUnsavedChangesPrompt';
import type { AdminPurchaseActions } from '../data/appData';

/**
 * Returns the callbacks of the purchase list, or {} for sample data. `blockNavigationWhile` keeps the user on the page
 * while tags are generated.
 */
export function usePurchaseActions(
  actions: AdminPurchaseActions | undefined,
  blockNavigationWhile: BlockNavigationWhile,
): PurchaseActions {
  const { alert } = useConfirm();
  const offerUndo = useOfferUndo();
  if (!actions) return {};
  const setStatus = async ({ id, orderId }: Purchase, status: 'Completed' | 'Cancelled') => {
    const result = await actions.setPaymentStatus(id, status);
    if (result.ok)
      offerUndo({
        kind: status === 'Completed' ? 'paid' : 'cancelled',
        subject: copy.purchase(orderId),
        undo: result.undo,
      });
    else await alert(copy.notChanged(orderId), 'warning', { detail: result.message });
  };
  return {
    onMarkPaid: (purchase) => void setStatus(purchase, 'Completed'),
    onCancelPurchase: (purchase) => void setStatus(purchase, 'Cancelled'),
    onGenerate: async ({ id, orderId }, options) => {
      const result = await blockNavigationWhile(actions.generateTags(id, options));
      if (!result.ok) throw new SaveError(result.message);
      const tagsHref = `${paths.admin.tags()}?${new URLSearchParams({ search: orderId }).toString()}`;
      return { tagCount: result.tagCount ?? 0, tagsHref };
    },
  };
}
