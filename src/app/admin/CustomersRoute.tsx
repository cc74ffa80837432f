import { customerRules } from '~/domain/customer/customer';
import type { CustomerDraft } from '~/domain/customer/customerDraft';
import { entityNames } from '~/domain/entityNames';
import { CustomersScreen } from '~/screens/admin/customers/CustomersScreen/CustomersScreen';
import { customersCopy } from '~/screens/admin/customers/CustomersScreen/CustomersScreen.copy';

import { useAppData } from '../data/useAppData';
import { lazyDialog } from '../lists/lazyDialog';
import { useAddDialog } from '../lists/useAddDialog';
import { useDeleteWithUndo } from '../lists/useDeleteWithUndo';
import { useList } from '../lists/useList';
import { PageHead } from '../page/PageHead';

const CustomerWizard = lazyDialog(() =>
  import('~/screens/admin/customers/CustomerWizard/CustomerWizard').then((module) => module.CustomerWizard),
);

export function CustomersRoute() {
  const { customers } = useAppData().admin;
  const list = useList({ name: 'customers', rules: customerRules, data: customers });
  const onDelete = useDeleteWithUndo(customers, ({ name }) => name);
  const { isOpen, onAdd, callbacks } = useAddDialog<CustomerDraft>(entityNames.customer);
  return (
    <>
      <PageHead title={customersCopy.title} />
      <CustomersScreen list={list} onAdd={onAdd} onDelete={onDelete} />
      {isOpen && <CustomerWizard {...callbacks} />}
    </>
  );
}
