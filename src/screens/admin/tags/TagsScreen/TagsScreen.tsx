import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import PlusIcon from 'lucide-react/icons/plus';
import { useState } from 'react';

import { DataTable } from '~/components/data/DataTable/DataTable';
import { useSelection } from '~/components/data/DataTable/useSelection';
import type { FilteredList } from '~/components/data/list';
import { ListLayout } from '~/components/data/ListLayout/ListLayout';
import { Filters } from '~/components/data/ListToolbar/Filters';
import { FilterSelect } from '~/components/data/ListToolbar/FilterSelect';
import { ListToolbar } from '~/components/data/ListToolbar/ListToolbar';
import { ListTools } from '~/components/data/ListTools/ListTools';
import { RecordCard } from '~/components/data/RecordCard/RecordCard';
import { DeleteRowButton } from '~/components/data/RowButton/DeleteRowButton';
import { SelectionBar } from '~/components/data/SelectionBar/SelectionBar';
import { YesNo } from '~/components/data/YesNo/YesNo';
import { formatDay } from '~/domain/time/days';
import { ownerText } from '~/domain/tag/generatedTag';
import type { GeneratedTag, GeneratedTagQuery } from '~/domain/tag/generatedTag';

import type { BulkAction } from './bulkAction';
import { BulkActions } from './BulkActions';
import { tagColumns } from './tagColumns';
import { tagsCopy as copy } from './TagsScreen.copy';

export type TagsScreenProps = {
  list: FilteredList<GeneratedTag, GeneratedTagQuery>;
  onAdd: () => void;
  onDelete: (tag: GeneratedTag) => void;
  /** Applies the bulk action to the selected tags that are listed. Undefined: 'Go' is not available yet. */
  onGo?: (action: BulkAction, tags: readonly GeneratedTag[]) => void;
};

export function TagsScreen({ list, onAdd, onDelete, onGo }: TagsScreenProps) {
  const { selection, selected, hidden, onClear } = useSelection(list, ({ hexacode }) => hexacode);
  const [action, setAction] = useState<BulkAction | ''>('');
  const bulkActions = (
    <BulkActions
      action={action}
      onChange={setAction}
      selectedCount={selected.length}
      onGo={onGo && ((bulkAction) => onGo(bulkAction, selected))}
    />
  );
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
          <Filters list={list}>
            <FilterSelect
              label={copy.assigned}
              value={list.query.assigned}
              options={copy.assignedOptions}
              onChange={(assigned) => list.onFilter({ assigned })}
            />
            <FilterSelect
              label={copy.created}
              value={list.query.createdAt}
              options={copy.createdOptions}
              onChange={(createdAt) => list.onFilter({ createdAt, sort: '' })}
            />
            <FilterSelect
              label={copy.owner}
              value={list.query.owner}
              options={copy.ownerOptions}
              onChange={(owner) => list.onFilter({ owner })}
            />
          </Filters>
        </ListToolbar>
      }
      tools={
        <>
          <ListTools list={list} columns={tagColumns} />
          {/* On mobile, the actions are in the docked selection bar. */}
          <Box sx={{ display: { xs: 'none', md: 'contents' } }}>{bulkActions}</Box>
        </>
      }
      selectionBar={
        selected.length + hidden > 0 && (
          <SelectionBar
            selected={selected.length}
            hidden={hidden}
            matching={list.rows.length}
            total={list.all.length}
            onClear={onClear}
          >
            {bulkActions}
          </SelectionBar>
        )
      }
    >
      <DataTable
        label={copy.title}
        list={list}
        columns={tagColumns}
        selection={selection}
        actions={{ render: (tag) => <DeleteRowButton name={tag.hexacode} onDelete={() => onDelete(tag)} /> }}
        card={(tag) => (
          <RecordCard
            title={tag.hexacode}
            detail={ownerText(tag)}
            facts={[
              { label: copy.serialNumber, value: tag.serialNumber },
              { label: copy.partner, value: tag.partner },
              { label: copy.isAssigned, value: <YesNo value={tag.isAssigned} /> },
              { label: copy.isPrinted, value: <YesNo value={tag.isPrinted} /> },
              { label: copy.createdAt, value: formatDay(tag.createdAt) },
            ]}
          />
        )}
      />
    </ListLayout>
  );
}
