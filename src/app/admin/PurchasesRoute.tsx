import { purchaseRules, buyerOptions } from '~/domain/purchase/purchase';
import { paths } from '~/domain/paths';
import type { PurchaseDraft } from '~/domain/purchase/purchaseDraft';
import { entityNames } from '~/domain/entityNames';
import { packageLabel } from '~/domain/tagPackage/packageOffer';
import { purchasesCopy } from '~/screens/admin/purchases/PurchasesScreen/PurchasesScreen.copy';
import { PurchasesScreen } from '~/screens/admin/purchases/PurchasesScreen/PurchasesScreen';

import { useCollection } from '../data/appData';
import { useAppData } from '../data/useAppData';
import { lazyDialog } from '../lists/lazyDialog';
import { useAddDialog, useOpenAddDialog } from '../lists/useAddDialog';
import { useDeleteWithUndo } from '../lists/useDeleteWithUndo';
import { useList } from '../lists/useList';
import { PageHead } from '../page/PageHead';

const PurchaseWizard = lazyDialog(() =>
  import('~/screens/admin/purchases/PurchaseWizard/PurchaseWizard').then((module) => module.PurchaseWizard),
);

export function PurchasesRoute() {
  const { purchases, packages } = useAppData().admin;
  const list = useList({ name: 'package-purchases', rules: purchaseRules, collection: purchases });
  const buyerFilterOptions = buyerOptions(useCollection(purchases).rows);
  const packageOptions = useCollection(packages).rows.map((offer) => ({ value: offer.id, label: packageLabel(offer) }));
  const onDelete = useDeleteWithUndo(purchases, ({ orderId }) => purchasesCopy.purchase(orderId));
  const { isOpen, onAdd, callbacks } = useAddDialog<PurchaseDraft>(entityNames.purchase);
  const onAddPackage = useOpenAddDialog(paths.admin.packages());
  return (
    <>
      <PageHead title={purchasesCopy.title} />
      <PurchasesScreen list={list} buyers={buyerFilterOptions} onAdd={onAdd} onDelete={onDelete} />
      {isOpen && <PurchaseWizard packages={packageOptions} onAddPackage={onAddPackage} {...callbacks} />}
    </>
  );
}
