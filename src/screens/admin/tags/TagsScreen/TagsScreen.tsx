import Box from '@mui/material/Box';
import { useState } from 'react';

import { columnFacts } from '~/components/data/column';
import type { Column } from '~/components/data/column';
import { dayColumn, yesNoColumn } from '~/components/data/DataTable/columns';
import { useSelection } from '~/components/data/DataTable/useSelection';
import type { ListScreenProps } from '~/components/data/list';
import { AddButton } from '~/components/data/ListLayout/AddButton';
import { ListLayout } from '~/components/data/ListLayout/ListLayout';
import { Filters } from '~/components/data/ListToolbar/Filters';
import { FilterSelect } from '~/components/data/ListToolbar/FilterSelect';
import { RecordCard } from '~/components/data/RecordCard/RecordCard';
import { DeleteRowButton } from '~/components/data/RowButton/DeleteRowButton';
import { SelectionBar } from '~/components/data/SelectionBar/SelectionBar';
import { useIsMobile } from '~/components/theme/useIsMobile';
import { fieldLabels } from '~/domain/fieldLabels';
import { ownerText } from '~/domain/tag/generatedTag';
import type { GeneratedTag, GeneratedTagQuery, generatedTagSortKeys } from '~/domain/tag/generatedTag';

import type { BulkAction } from './bulkAction';
import { BulkActions } from './BulkActions';
import { tagsCopy as copy } from './TagsScreen.copy';

export type TagsScreenProps = ListScreenProps<GeneratedTag, GeneratedTagQuery> & {
  /** Applies the bulk action to the selected tags in the list. Without `onGo`, Go is described as not available yet. */
  onGo?: (action: BulkAction, tags: readonly GeneratedTag[]) => void;
  /** True if the list records when tags are printed. It then has a filter for it. */
  hasPrintedFilter?: boolean;
};

const columns: readonly Column<GeneratedTag, keyof typeof generatedTagSortKeys>[] = [
  { id: 'hexacode', header: fieldLabels.hexacode, text: ({ hexacode }) => hexacode },
  { id: 'serialNumber', header: fieldLabels.serialNumber, text: ({ serialNumber }) => serialNumber, isMinor: true },
  { id: 'owner', header: copy.owner.label, text: ownerText, isFlexible: true },
  { id: 'partner', header: fieldLabels.partner, text: ({ partner }) => partner, isFlexible: true, isMinor: true },
  yesNoColumn('isAssigned', fieldLabels.isAssigned),
  yesNoColumn('isPrinted', fieldLabels.isPrinted),
  dayColumn('createdAt', fieldLabels.createdAt),
];

export function TagsScreen({ list, onAdd, onDelete, onGo, hasPrintedFilter = false }: TagsScreenProps) {
  const { selection, selectedRows, hiddenCount, onClear } = useSelection(list, ({ hexacode }) => hexacode);
  const [action, setAction] = useState<BulkAction | ''>('');
  const isMobile = useIsMobile();
  const bulkActions = (
    <BulkActions
      action={action}
      onChange={setAction}
      selectedCount={selectedRows.length}
      onGo={onGo && ((bulkAction) => onGo(bulkAction, selectedRows))}
    />
  );
  return (
    <ListLayout
      copy={copy}
      list={list}
      columns={columns}
      action={<AddButton label={copy.add} onClick={onAdd} />}
      filters={
        <Filters list={list}>
          <FilterSelect
            {...copy.assigned}
            value={list.query.assigned}
            onChange={(assigned) => list.onFilter({ assigned })}
          />
          {hasPrintedFilter && (
            <FilterSelect
              {...copy.printed}
              value={list.query.printed}
              onChange={(printed) => list.onFilter({ printed })}
            />
          )}
          <FilterSelect
            {...copy.created}
            value={list.query.createdAt}
            onChange={(createdAt) => list.onFilter({ createdAt, sort: '' })}
          />
          <FilterSelect {...copy.owner} value={list.query.owner} onChange={(owner) => list.onFilter({ owner })} />
        </Filters>
      }
      // On mobile, the bulk actions are in the docked selection bar instead.
      tools={<Box sx={bulkRowStyles}>{bulkActions}</Box>}
      selectionBar={
        selectedRows.length + hiddenCount > 0 && (
          <SelectionBar
            selectedCount={selectedRows.length}
            hiddenCount={hiddenCount}
            matchingCount={list.rows.length}
            totalCount={list.all.length}
            onClear={onClear}
          >
            {isMobile && bulkActions}
          </SelectionBar>
        )
      }
      selection={selection}
      rowActions={{ render: (tag) => <DeleteRowButton name={tag.hexacode} onDelete={() => onDelete(tag)} /> }}
      card={(tag) => (
        <RecordCard
          title={tag.hexacode}
          detail={ownerText(tag)}
          facts={columnFacts(columns, tag, ['serialNumber', 'partner', 'isAssigned', 'isPrinted', 'createdAt'])}
        />
      )}
    />
  );
}

const bulkRowStyles = {
  display: { xs: 'none', md: 'flex' },
  minBlockSize: 56,
  alignItems: 'center',
  paddingInline: '12px',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
} as const;
