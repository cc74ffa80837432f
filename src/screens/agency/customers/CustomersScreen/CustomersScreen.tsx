import { columnFacts } from '~/components/data/column';
import type { Column } from '~/components/data/column';
import { emailColumn, phoneColumn } from '~/components/data/DataTable/columns';
import type { ListScreenProps } from '~/components/data/list';
import { AddButton } from '~/components/data/ListLayout/AddButton';
import { ListLayout } from '~/components/data/ListLayout/ListLayout';
import { FilterSelect } from '~/components/data/ListToolbar/FilterSelect';
import { RecordCard } from '~/components/data/RecordCard/RecordCard';
import { DeleteRowButton } from '~/components/data/RowButton/DeleteRowButton';
import type { AgencyCustomer, AgencyCustomerQuery, agencyCustomerSortKeys } from '~/domain/customer/agencyCustomer';
import { fieldLabels } from '~/domain/fieldLabels';

import { customersCopy as copy } from './CustomersScreen.copy';

export type CustomersScreenProps = ListScreenProps<AgencyCustomer, AgencyCustomerQuery>;

const columns: readonly Column<AgencyCustomer, keyof typeof agencyCustomerSortKeys>[] = [
  { id: 'name', header: fieldLabels.name, text: ({ name }) => name, isFlexible: true },
  emailColumn(copy.email),
  { id: 'address', header: fieldLabels.address, text: ({ address }) => address, isFlexible: true },
  phoneColumn(fieldLabels.phone),
];

export function CustomersScreen({ list, onAdd, onDelete }: CustomersScreenProps) {
  return (
    <ListLayout
      copy={copy}
      list={list}
      columns={columns}
      action={<AddButton label={copy.add} onClick={onAdd} />}
      filters={
        <FilterSelect
          {...copy.dateAdded}
          value={list.query.dateAdded}
          onChange={(dateAdded) => list.onFilter({ dateAdded, sort: '' })}
        />
      }
      rowActions={{
        header: copy.actions,
        render: (customer) => <DeleteRowButton name={customer.name} onDelete={() => onDelete(customer)} />,
      }}
      card={(customer) => (
        <RecordCard
          title={customer.name}
          detail={customer.email}
          facts={columnFacts(columns, customer, ['address', 'phone'])}
        />
      )}
    />
  );
}
