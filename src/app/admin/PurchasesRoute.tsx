import { purchaseRules } from '~/domain/purchase/purchase';
import { paths } from '~/domain/paths';
import type { PurchaseWizardProps } from '~/screens/admin/purchases/PurchaseWizard/PurchaseWizard';
import { entityNames } from '~/domain/entityNames';
import { valuesToOptions } from '~/domain/lists/filterOptions';
import { formatPackageLabel } from '~/domain/tagPackage/packageOffer';
import { purchasesCopy } from '~/screens/admin/purchases/PurchasesScreen/PurchasesScreen.copy';
import { PurchasesScreen } from '~/screens/admin/purchases/PurchasesScreen/PurchasesScreen';

import { useAppData } from '../data/useAppData';
import { useFilterValues } from '../data/useFilterValues';
import { useRows } from '../data/useRows';
import { lazyDialog } from '../lists/lazyDialog';
import { useOpenAddDialog, useRecordDialog } from '../lists/useRecordDialog';
import { useListPage } from '../lists/useListPage';
import { PageHead } from '../page/PageHead';
import { usePurchaseActions } from './usePurchaseActions';

const PurchaseWizard = lazyDialog(() =>
  import('~/screens/admin/purchases/PurchaseWizard/PurchaseWizard').then((module) => module.PurchaseWizard),
);

export function PurchasesRoute() {
  const { purchases } = useAppData().admin;
  const { screenProps } = useListPage({
    area: 'admin',
    name: 'package-purchases',
    rules: purchaseRules,
    data: purchases,
    getRowName: ({ orderId }) => purchasesCopy.purchase(orderId),
    getRelatedSearch: ({ orderId }) => orderId,
    noun: purchasesCopy.noun,
  });
  const buyerFilterOptions = valuesToOptions(useFilterValues(purchases.getCollection(purchaseRules), 'buyer'));
  const { onAdd, onEdit, dialog, blockNavigationWhile } = useRecordDialog(entityNames.purchase, purchases.editor);
  return (
    <>
      <PageHead title={purchasesCopy.title} />
      <PurchasesScreen
        {...screenProps}
        {...usePurchaseActions(purchases.actions, blockNavigationWhile)}
        buyers={buyerFilterOptions}
        onAdd={onAdd}
        onEdit={onEdit}
      />
      {dialog && <PurchaseDialog {...dialog} />}
    </>
  );
}

/** The PurchaseWizard. Its package field offers all packages, and the purchased package even if it was deleted. */
function PurchaseDialog(props: Omit<PurchaseWizardProps, 'packages' | 'onAddPackage' | 'onAddBuyer'>) {
  const { keepsChanges, admin } = useAppData();
  const { rows } = useRows(admin.packages);
  const existingPackageOptions = rows.map((offer) => ({ value: offer.id, label: formatPackageLabel(offer) }));
  const packageId = props.initialValues?.package;
  const isPackageDeleted = packageId !== undefined && rows.every(({ id }) => id !== packageId);
  const packageOptions = isPackageDeleted
    ? [...existingPackageOptions, { value: packageId, label: purchasesCopy.deletedPackage }]
    : existingPackageOptions;
  const onAddPackage = useOpenAddDialog(paths.admin.packages());
  const openAddDialogByList = {
    agencies: useOpenAddDialog(paths.admin.agencies()),
    customers: useOpenAddDialog(paths.admin.customers()),
  };
  const onAddBuyer = keepsChanges ? (list: keyof typeof openAddDialogByList) => openAddDialogByList[list]() : undefined;
  return <PurchaseWizard packages={packageOptions} onAddPackage={onAddPackage} onAddBuyer={onAddBuyer} {...props} />;
}
