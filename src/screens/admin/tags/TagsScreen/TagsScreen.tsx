import TagIcon from 'lucide-react/icons/tag';
import { useState } from 'react';

import { getCardFields } from '~/components/data/column';
import { useSelection } from '~/components/data/DataTable/useSelection';
import type { ListScreenProps } from '~/components/data/listController';
import { AddButton } from '~/components/data/ListLayout/AddButton';
import { ListLayout } from '~/components/data/ListLayout/ListLayout';
import { Filters } from '~/components/data/ListToolbar/Filters';
import { FilterSelect } from '~/components/data/ListToolbar/FilterSelect';
import { RecordCard } from '~/components/data/RecordCard/RecordCard';
import { SelectionBar } from '~/components/data/SelectionBar/SelectionBar';
import { useIsMobile } from '~/components/theme/useIsMobile';
import { formatOwner } from '~/domain/tag/generatedTag';
import type { GeneratedTag, GeneratedTagQuery } from '~/domain/tag/generatedTag';

import type { BulkAction } from './bulkAction';
import { BulkActions } from './BulkActions';
import { tagColumns } from './tagColumns';
import { tagsCopy as copy } from './TagsScreen.copy';

export type TagsScreenProps = ListScreenProps<GeneratedTag, GeneratedTagQuery> & {
  /** Applies the bulk action to the selected tags that match the filters. If undefined, Go is not available yet. */
  onGo?: (action: BulkAction, tags: readonly GeneratedTag[]) => void;
  /** True to show the filter 'Is printed'. False for sample data, in which printing changes no tags. */
  hasPrintedFilter?: boolean;
};

export function TagsScreen(props: TagsScreenProps) {
  const { list, details, onAdd, onEdit, onDelete, onGo, hasPrintedFilter = false } = props;
  const { selection, selectedCount, hiddenCount, findSelectedRows, onClear } = useSelection(
    list,
    ({ hexacode }) => hexacode,
  );
  const [action, setAction] = useState<BulkAction | ''>('');
  const isMobile = useIsMobile();
  const bulkActions = (
    <BulkActions
      action={action}
      onChange={setAction}
      selectedCount={selectedCount}
      onGo={onGo && ((bulkAction) => void findSelectedRows().then((tags) => onGo(bulkAction, tags)))}
    />
  );
  return (
    <ListLayout
      copy={copy}
      list={list}
      columns={tagColumns}
      action={<AddButton label={copy.addLabel} onClick={onAdd} />}
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
      // On mobile, the bulk actions are only in the selection bar, at the bottom of the window.
      tools={!isMobile && bulkActions}
      selectionBar={
        selectedCount + hiddenCount > 0 && (
          <SelectionBar
            selectedCount={selectedCount}
            hiddenCount={hiddenCount}
            matchingCount={list.matchCount}
            totalCount={list.totalCount}
            onClear={onClear}
          >
            {bulkActions}
          </SelectionBar>
        )
      }
      selection={selection}
      details={details}
      rowIcon={TagIcon}
      rowActions={{ getRowName: ({ hexacode }) => hexacode, onEdit, onDelete }}
      renderCard={(tag) => (
        <RecordCard
          title={tag.hexacode}
          detail={[tag.serialNumber, formatOwner(tag), tag.partner]}
          facts={getCardFields(tagColumns, tag, ['createdAt', 'isAssigned', 'isPrinted'])}
        />
      )}
    />
  );
}
