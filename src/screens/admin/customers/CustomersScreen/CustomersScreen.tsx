import Button from '@mui/material/Button';
import PlusIcon from 'lucide-react/icons/plus';

import { DataTable } from '~/components/data/DataTable/DataTable';
import type { FilteredList } from '~/components/data/list';
import { ListLayout } from '~/components/data/ListLayout/ListLayout';
import { FilterChoice } from '~/components/data/ListToolbar/FilterChoice';
import { ListToolbar } from '~/components/data/ListToolbar/ListToolbar';
import { ListTools } from '~/components/data/ListTools/ListTools';
import { RecordCard } from '~/components/data/RecordCard/RecordCard';
import { DeleteRowButton } from '~/components/data/RowButton/DeleteRowButton';
import type { Customer, CustomerQuery } from '~/domain/customer/customer';
import { formatDay } from '~/domain/time/days';

import { customerColumns } from './customerColumns';
import { customersCopy as copy } from './CustomersScreen.copy';

export type CustomersScreenProps = {
  list: FilteredList<Customer, CustomerQuery>;
  onAdd: () => void;
  onDelete: (customer: Customer) => void;
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
          <FilterChoice
            label={copy.show}
            value={list.query.show}
            options={copy.showOptions}
            onChange={(show) => list.onFilter({ show, sort: '' })}
          />
        </ListToolbar>
      }
      tools={<ListTools list={list} columns={customerColumns} />}
    >
      <DataTable
        label={copy.title}
        list={list}
        columns={customerColumns}
        actions={{ render: (customer) => <DeleteRowButton name={customer.name} onDelete={() => onDelete(customer)} /> }}
        card={({ name, email, phone, dateAdded }) => (
          <RecordCard
            title={name}
            detail={email}
            facts={[
              { label: copy.phone, value: phone },
              { label: copy.dateAdded, value: formatDay(dateAdded) },
            ]}
          />
        )}
      />
    </ListLayout>
  );
}
