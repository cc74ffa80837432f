import { agencyCustomerRules } from '~/domain/customer/agencyCustomer';
import { entityNames } from '~/domain/entityNames';
import { CustomersScreen } from '~/screens/agency/customers/CustomersScreen/CustomersScreen';
import { customersCopy } from '~/screens/agency/customers/CustomersScreen/CustomersScreen.copy';

import { useAppData } from '../data/useAppData';
import { lazyDialog } from '../lists/lazyDialog';
import { useRecordDialog } from '../lists/useRecordDialog';
import { useListPage } from '../lists/useListPage';
import { PageHead } from '../page/PageHead';

const CustomerDialog = lazyDialog(() =>
  import('~/screens/agency/customers/CustomerDialog/CustomerDialog').then((module) => module.CustomerDialog),
);

/** Props of the dialog for sample data: Save does nothing, as specified (AGY-09). */
const sampleDataProps = { onSave: undefined };

export function CustomersRoute() {
  const { customers } = useAppData().agency;
  const { screenProps } = useListPage({
    area: 'agency',
    name: 'agency-customers',
    rules: agencyCustomerRules,
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
      {dialog && <CustomerDialog {...dialog} {...(customers.editor ? {} : sampleDataProps)} />}
    </>
  );
}
