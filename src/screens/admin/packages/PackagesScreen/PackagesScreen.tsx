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
import { StatusChip } from '~/components/data/StatusChip/StatusChip';
import { YesNo } from '~/components/data/YesNo/YesNo';
import { currency, formatAmount, formatCount } from '~/domain/number/amounts';
import { formatDay } from '~/domain/time/days';
import type { Option } from '~/domain/options';
import { activeFilterLabels } from '~/domain/tagPackage/tagPackage';
import type { TagPackage, TagPackageQuery } from '~/domain/tagPackage/tagPackage';

import { packageColumns } from './packageColumns';
import { packagesCopy as copy } from './PackagesScreen.copy';

export type PackagesScreenProps = {
  list: FilteredList<TagPackage, TagPackageQuery>;
  /** Options of the created date filter. */
  createdDays: readonly Option[];
  onAdd: () => void;
  onDelete: (tagPackage: TagPackage) => void;
};

export function PackagesScreen({ list, createdDays, onAdd, onDelete }: PackagesScreenProps) {
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
            label={copy.activeStatus}
            value={list.query.active}
            options={copy.activeOptions}
            onChange={(active) => list.onFilter({ active })}
          />
          <FilterSelect
            label={copy.createdDate}
            value={list.query.createdAt}
            options={createdDays}
            onChange={(createdAt) => list.onFilter({ createdAt })}
          />
        </ListToolbar>
      }
      tools={<ListTools list={list} columns={packageColumns} />}
    >
      <DataTable
        label={copy.title}
        list={list}
        columns={packageColumns}
        actions={{
          render: (tagPackage) => <DeleteRowButton name={tagPackage.name} onDelete={() => onDelete(tagPackage)} />,
        }}
        card={({ name, isActive, description, totalHexacodes, price, createdBy, createdAt }) => (
          <RecordCard
            title={name}
            chip={<StatusChip label={activeFilterLabels[isActive ? 'yes' : 'no']} tone={isActive ? 'ok' : 'idle'} />}
            detail={description}
            facts={[
              { label: copy.totalHexacodes, value: formatCount(totalHexacodes) },
              { label: copy.price, value: `${formatAmount(price)} ${currency}` },
              { label: copy.isActive, value: <YesNo value={isActive} /> },
              { label: copy.createdBy, value: createdBy },
              { label: copy.createdAt, value: formatDay(createdAt) },
            ]}
          />
        )}
      />
    </ListLayout>
  );
}
