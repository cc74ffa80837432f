import Button from '@mui/material/Button';
import PlusIcon from 'lucide-react/icons/plus';

import { DataTable } from '~/components/data/DataTable/DataTable';
import type { FilteredList } from '~/components/data/list';
import { ListLayout } from '~/components/data/ListLayout/ListLayout';
import { FilterSelect } from '~/components/data/ListToolbar/FilterSelect';
import { ListToolbar } from '~/components/data/ListToolbar/ListToolbar';
import { ListTools } from '~/components/data/ListTools/ListTools';
import { RecordCard } from '~/components/data/RecordCard/RecordCard';
import { DeleteRowButton } from '~/components/data/RowButton/DeleteRowButton';
import type { AgencyCustomer, AgencyCustomerQuery } from '~/domain/customer/agencyCustomer';

import { customerColumns } from './customerColumns';
import { customersCopy as copy } from './CustomersScreen.copy';

export type CustomersScreenProps = {
  list: FilteredList<AgencyCustomer, AgencyCustomerQuery>;
  onAdd: () => void;
  onDelete: (customer: AgencyCustomer) => void;
};

export function CustomersScreen({ list, onAdd, onDelete }: CustomersScreenProps) {
  return (
    <ListLayout
      title={copy.title}
      noun={copy.noun}
      list={list}
      emptyMessage={copy.empty}
      action={
        <Button variant="contained" startIcon={<PlusIcon size="1em" />} onClick={onAdd}>
          {copy.add}
        </Button>
      }
      toolbar={
        <ListToolbar searchLabel={copy.search} list={list}>
          <FilterSelect
            label={copy.dateAdded}
            value={list.query.dateAdded}
            options={copy.dateOptions}
            onChange={(dateAdded) => list.onFilter({ dateAdded, sort: '' })}
          />
        </ListToolbar>
      }
      tools={<ListTools list={list} columns={customerColumns} />}
    >
      <DataTable
        label={copy.title}
        list={list}
        columns={customerColumns}
        actions={{
          header: copy.actions,
          render: (customer) => <DeleteRowButton name={customer.name} onDelete={() => onDelete(customer)} />,
        }}
        card={({ name, email, address, phone }) => (
          <RecordCard
            title={name}
            detail={email}
            facts={[
              { label: copy.address, value: address },
              { label: copy.phone, value: phone },
            ]}
          />
        )}
      />
    </ListLayout>
  );
}
