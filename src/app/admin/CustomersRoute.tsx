import { customerRules } from '~/domain/customer/customer';
import { entityNames } from '~/domain/entityNames';
import { CustomersScreen } from '~/screens/admin/customers/CustomersScreen/CustomersScreen';
import { customersCopy } from '~/screens/admin/customers/CustomersScreen/CustomersScreen.copy';

import { useAppData } from '../data/useAppData';
import { lazyDialog } from '../lists/lazyDialog';
import { useRecordDialog } from '../lists/useRecordDialog';
import { useListPage } from '../lists/useListPage';
import { PageHead } from '../page/PageHead';

const CustomerWizard = lazyDialog(() =>
  import('~/screens/admin/customers/CustomerWizard/CustomerWizard').then((module) => module.CustomerWizard),
);

export function CustomersRoute() {
  const { customers } = useAppData().admin;
  const { screenProps } = useListPage({
    area: 'admin',
    name: 'customers',
    rules: customerRules,
    data: customers,
    getRowName: ({ name }) => name,
    getRelatedSearch: () => '',
    noun: customersCopy.noun,
  });
  const { onAdd, onEdit, dialog } = useRecordDialog(entityNames.customer, customers.editor);
  return (
    <>
      <PageHead title={customersCopy.title} />
      <CustomersScreen {...screenProps} onAdd={onAdd} onEdit={onEdit} />
      {dialog && <CustomerWizard {...dialog} />}
    </>
  );
}
