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
import type { Agency, AgencyQuery } from '~/domain/agency/agency';
import { currency, formatAmount, formatCount } from '~/domain/number/amounts';

import { agenciesCopy as copy } from './AgenciesScreen.copy';
import { agencyColumns } from './agencyColumns';

export type AgenciesScreenProps = {
  list: FilteredList<Agency, AgencyQuery>;
  onAdd: () => void;
  onDelete: (agency: Agency) => void;
};

export function AgenciesScreen({ list, onAdd, onDelete }: AgenciesScreenProps) {
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
      tools={<ListTools list={list} columns={agencyColumns} />}
    >
      <DataTable
        label={copy.title}
        list={list}
        columns={agencyColumns}
        actions={{ render: (agency) => <DeleteRowButton name={agency.name} onDelete={() => onDelete(agency)} /> }}
        card={({ name, email, tagBalance, totalEarnings }) => (
          <RecordCard
            title={name}
            detail={email}
            facts={[
              { label: copy.tagBalance, value: formatCount(tagBalance) },
              { label: copy.totalEarnings, value: `${formatAmount(totalEarnings)} ${currency}` },
            ]}
          />
        )}
      />
    </ListLayout>
  );
}
