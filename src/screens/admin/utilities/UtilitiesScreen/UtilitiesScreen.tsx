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
import { UrlText } from '~/components/data/UrlText/UrlText';
import { featuresText, messagingText } from '~/domain/utility/utility';
import type { Utility, UtilityQuery } from '~/domain/utility/utility';

import { utilitiesCopy as copy } from './UtilitiesScreen.copy';
import { utilityColumns } from './utilityColumns';

export type UtilitiesScreenProps = {
  list: FilteredList<Utility, UtilityQuery>;
  onAdd: () => void;
  onDelete: (utility: Utility) => void;
};

export function UtilitiesScreen({ list, onAdd, onDelete }: UtilitiesScreenProps) {
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
            label={copy.messaging}
            value={list.query.messaging}
            options={copy.messagingOptions}
            onChange={(messaging) => list.onFilter({ messaging })}
          />
        </ListToolbar>
      }
      tools={<ListTools list={list} columns={utilityColumns} />}
    >
      <DataTable
        label={copy.title}
        list={list}
        columns={utilityColumns}
        actions={{ render: (utility) => <DeleteRowButton name={utility.name} onDelete={() => onDelete(utility)} /> }}
        card={(utility) => (
          <RecordCard
            title={utility.name}
            detail={utility.description}
            facts={[
              {
                label: copy.defaultRedirectUrl,
                value: utility.defaultRedirectUrl && <UrlText url={utility.defaultRedirectUrl} />,
              },
              { label: copy.messaging, value: messagingText(utility) },
              { label: copy.features, value: featuresText(utility) },
            ]}
          />
        )}
      />
    </ListLayout>
  );
}
