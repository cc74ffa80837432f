import type { Column } from '~/components/data/column';
import { createDayColumn, createEmailColumn, createPhoneColumn } from '~/components/data/DataTable/sharedColumns';
import type { ListScreenProps } from '~/components/data/listController';
import { AddButton } from '~/components/data/ListLayout/AddButton';
import { ListLayout } from '~/components/data/ListLayout/ListLayout';
import { FilterSelect } from '~/components/data/ListToolbar/FilterSelect';
import { RecordCard } from '~/components/data/RecordCard/RecordCard';
import type { AgencyCustomer, AgencyCustomerQuery, agencyCustomerSortKeys } from '~/domain/customer/agencyCustomer';
import { fieldLabels } from '~/domain/fieldLabels';
import { formatPhone } from '~/domain/text/phone';

import { customersCopy as copy } from './CustomersScreen.copy';

export type CustomersScreenProps = ListScreenProps<AgencyCustomer, AgencyCustomerQuery>;

const columns: readonly Column<AgencyCustomer, keyof typeof agencyCustomerSortKeys | 'dateAdded'>[] = [
  { id: 'name', header: fieldLabels.name, text: ({ name }) => name, isFlexible: true },
  { ...createEmailColumn(copy.email), detailLabel: fieldLabels.email },
  { id: 'address', header: fieldLabels.address, text: ({ address }) => address, isFlexible: true },
  createPhoneColumn(fieldLabels.phone),
  { ...createDayColumn('dateAdded', fieldLabels.dateAdded), isDetailOnly: true },
];

export function CustomersScreen({ list, details, onAdd, onEdit, onDelete }: CustomersScreenProps) {
  return (
    <ListLayout
      copy={copy}
      list={list}
      columns={columns}
      action={<AddButton label={copy.addLabel} onClick={onAdd} />}
      filters={
        <FilterSelect
          {...copy.dateAdded}
          value={list.query.dateAdded}
          onChange={(dateAdded) => list.onFilter({ dateAdded, sort: '' })}
        />
      }
      details={details}
      rowActions={{ header: copy.actions, getRowName: ({ name }) => name, onEdit, onDelete }}
      renderCard={(customer) => (
        <RecordCard
          title={customer.name}
          detail={[customer.email, formatPhone(customer.phone), customer.address]}
          facts={[]}
        />
      )}
    />
  );
}
