import type { Column } from '~/components/data/column';
import { createDayColumn, createEmailColumn, createPhoneColumn } from '~/components/data/DataTable/sharedColumns';
import type { ListScreenProps } from '~/components/data/listController';
import { AddButton } from '~/components/data/ListLayout/AddButton';
import { ListLayout } from '~/components/data/ListLayout/ListLayout';
import { FilterChoice } from '~/components/data/ListToolbar/FilterChoice';
import { RecordCard } from '~/components/data/RecordCard/RecordCard';
import type { Customer, CustomerQuery, customerSortKeys } from '~/domain/customer/customer';
import { fieldLabels } from '~/domain/fieldLabels';
import { formatPhone } from '~/domain/text/phone';
import { formatDay } from '~/domain/time/days';

import { customersCopy as copy } from './CustomersScreen.copy';

export type CustomersScreenProps = ListScreenProps<Customer, CustomerQuery>;

const columns: readonly Column<Customer, keyof typeof customerSortKeys>[] = [
  { id: 'name', header: copy.name, text: ({ name }) => name, isFlexible: true },
  createEmailColumn(fieldLabels.email),
  createPhoneColumn(fieldLabels.phoneNumber),
  createDayColumn('dateAdded', fieldLabels.dateAdded),
];

export function CustomersScreen({ list, details, onAdd, onEdit, onDelete }: CustomersScreenProps) {
  return (
    <ListLayout
      copy={copy}
      list={list}
      columns={columns}
      action={<AddButton label={copy.addLabel} onClick={onAdd} />}
      filters={
        <FilterChoice {...copy.show} value={list.query.show} onChange={(show) => list.onFilter({ show, sort: '' })} />
      }
      details={details}
      rowActions={{ getRowName: ({ name }) => name, onEdit, onDelete }}
      renderCard={(customer) => (
        <RecordCard
          title={customer.name}
          detail={[
            customer.email,
            formatPhone(customer.phone),
            `${fieldLabels.dateAdded}: ${formatDay(customer.dateAdded)}`,
          ]}
          facts={[]}
        />
      )}
    />
  );
}
