import { customerRules } from '~/domain/customer/customer';
import type { CustomerDraft } from '~/domain/customer/customerDraft';
import { entityNames } from '~/domain/entityNames';
import { CustomersScreen } from '~/screens/admin/customers/CustomersScreen/CustomersScreen';
import { customersCopy } from '~/screens/admin/customers/CustomersScreen/CustomersScreen.copy';

import { useAppData } from '../data/useAppData';
import { lazily } from '../lists/lazily';
import { useAdding } from '../lists/useAdding';
import { useDeletion } from '../lists/useDeletion';
import { useList } from '../lists/useList';
import { PageHead } from '../page/PageHead';

const CustomerWizard = lazily(() =>
  import('~/screens/admin/customers/CustomerWizard/CustomerWizard').then((module) => module.CustomerWizard),
);

export function CustomersRoute() {
  const { customers } = useAppData().admin;
  const list = useList({ name: 'customers', rules: customerRules, collection: customers });
  const onDelete = useDeletion(customers, ({ name }) => name);
  const { isOpen, onAdd, callbacks } = useAdding<CustomerDraft>(entityNames.customer);
  return (
    <>
      <PageHead title={customersCopy.title} />
      <CustomersScreen list={list} onAdd={onAdd} onDelete={onDelete} />
      {isOpen && <CustomerWizard {...callbacks} />}
    </>
  );
}
