import { agencyCustomerRules } from '~/domain/customer/agencyCustomer';
import { entityNames } from '~/domain/entityNames';
import { CustomersScreen } from '~/screens/agency/customers/CustomersScreen/CustomersScreen';
import { customersCopy } from '~/screens/agency/customers/CustomersScreen/CustomersScreen.copy';

import { useAppData } from '../data/useAppData';
import { lazyDialog } from '../lists/lazyDialog';
import { useAddDialog } from '../lists/useAddDialog';
import { useDeleteWithUndo } from '../lists/useDeleteWithUndo';
import { useList } from '../lists/useList';
import { PageHead } from '../page/PageHead';

const CustomerDialog = lazyDialog(() =>
  import('~/screens/agency/customers/CustomerDialog/CustomerDialog').then((module) => module.CustomerDialog),
);

export function CustomersRoute() {
  const { customers } = useAppData().agency;
  const list = useList({ name: 'agency-customers', rules: agencyCustomerRules, data: customers });
  const onDelete = useDeleteWithUndo(customers, ({ name }) => name);
  const { isOpen, onAdd, callbacks } = useAddDialog(entityNames.customer);
  return (
    <>
      <PageHead title={customersCopy.title} />
      <CustomersScreen list={list} onAdd={onAdd} onDelete={onDelete} />
      {/* There is no onSave, since Save does nothing in this dialog by specification (AGY-09). */}
      {isOpen && <CustomerDialog onClose={callbacks.onClose} onUnsavedChange={callbacks.onUnsavedChange} />}
    </>
  );
}
