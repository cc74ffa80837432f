import { agencyCustomerRules } from '~/domain/customer/agencyCustomer';
import { entityNames } from '~/domain/entityNames';
import { CustomersScreen } from '~/screens/agency/customers/CustomersScreen/CustomersScreen';
import { customersCopy } from '~/screens/agency/customers/CustomersScreen/CustomersScreen.copy';

import { useAppData } from '../data/useAppData';
import { lazily } from '../lists/lazily';
import { useAdding } from '../lists/useAdding';
import { useDeletion } from '../lists/useDeletion';
import { useList } from '../lists/useList';
import { PageHead } from '../page/PageHead';

const CustomerDialog = lazily(() =>
  import('~/screens/agency/customers/CustomerDialog/CustomerDialog').then((module) => module.CustomerDialog),
);

export function CustomersRoute() {
  const { customers } = useAppData().agency;
  const list = useList({ name: 'agency-customers', rules: agencyCustomerRules, collection: customers });
  const onDelete = useDeletion(customers, ({ name }) => name);
  const { isOpen, onAdd, callbacks } = useAdding(entityNames.customer);
  return (
    <>
      <PageHead title={customersCopy.title} />
      <CustomersScreen list={list} onAdd={onAdd} onDelete={onDelete} />
      {/* The samples are not added to: its Save rests. */}
      {isOpen && <CustomerDialog onClose={callbacks.onClose} onUnsavedChange={callbacks.onUnsavedChange} />}
    </>
  );
}
