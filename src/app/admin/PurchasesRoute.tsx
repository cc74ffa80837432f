import { purchaseRules } from '~/domain/purchase/purchase';
import { paths } from '~/domain/paths';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import type { PurchaseDraft } from '~/domain/purchase/purchaseDraft';
import { entityNames } from '~/domain/entityNames';
import { optionsFromValues } from '~/domain/lists/filterOptions';
import { packageLabel } from '~/domain/tagPackage/packageOffer';
import { purchasesCopy } from '~/screens/admin/purchases/PurchasesScreen/PurchasesScreen.copy';
import { PurchasesScreen } from '~/screens/admin/purchases/PurchasesScreen/PurchasesScreen';

import { useAppData } from '../data/useAppData';
import { useFilterValues } from '../data/useFilterValues';
import { useRows } from '../data/useRows';
import { lazyDialog } from '../lists/lazyDialog';
import { useAddDialog, useOpenAddDialog } from '../lists/useAddDialog';
import { useDeleteWithUndo } from '../lists/useDeleteWithUndo';
import { useList } from '../lists/useList';
import { PageHead } from '../page/PageHead';

const PurchaseWizard = lazyDialog(() =>
  import('~/screens/admin/purchases/PurchaseWizard/PurchaseWizard').then((module) => module.PurchaseWizard),
);

export function PurchasesRoute() {
  const { purchases } = useAppData().admin;
  const list = useList({ name: 'package-purchases', rules: purchaseRules, data: purchases });
  const buyerFilterOptions = optionsFromValues(useFilterValues(purchases.collection(purchaseRules), 'buyer'));
  const onDelete = useDeleteWithUndo(purchases, ({ orderId }) => purchasesCopy.purchase(orderId));
  const { isOpen, onAdd, callbacks } = useAddDialog<PurchaseDraft>(entityNames.purchase);
  return (
    <>
      <PageHead title={purchasesCopy.title} />
      <PurchasesScreen list={list} buyers={buyerFilterOptions} onAdd={onAdd} onDelete={onDelete} />
      {isOpen && <NewPurchase {...callbacks} />}
    </>
  );
}

/** The wizard for a new purchase, with the packages as options. */
function NewPurchase(callbacks: WizardCallbacks<PurchaseDraft>) {
  const { rows } = useRows(useAppData().admin.packages);
  const packageOptions = rows.map((offer) => ({ value: offer.id, label: packageLabel(offer) }));
  const onAddPackage = useOpenAddDialog(paths.admin.packages());
  return <PurchaseWizard packages={packageOptions} onAddPackage={onAddPackage} {...callbacks} />;
}
