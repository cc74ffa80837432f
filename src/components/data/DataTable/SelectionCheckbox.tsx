import { formatCount } from '~/domain/number/amounts';

import { useListFocusRef } from '../listFocus';
import { dataTableCopy as copy } from './DataTable.copy';
import { PlainCheckbox } from './PlainCheckbox';
import { setSelected } from './useSelection';
import type { RangeSelection, RowSelection } from './useSelection';

export type RowCheckboxProps<Row> = { row: Row; selection: RangeSelection<Row> };

export function RowCheckbox<Row extends { id: string }>({ row, selection }: RowCheckboxProps<Row>) {
  return (
    <PlainCheckbox
      label={copy.select(selection.getRowName(row))}
      state={selection.ids.has(row.id) ? 'checked' : 'unchecked'}
      onChange={(isSelected, event) => selection.toggle(row.id, isSelected, event)}
    />
  );
}

export type SelectAllCheckboxProps<Row> = {
  /** Ids of the rows that match the search and the filters, on all pages. */
  matchingIds: readonly string[];
  selection: RowSelection<Row>;
};

export function SelectAllCheckbox<Row>({ matchingIds, selection }: SelectAllCheckboxProps<Row>) {
  const inputRef = useListFocusRef('selectAll');
  const selectedCount = selection.ids.size > 0 ? matchingIds.filter((id) => selection.ids.has(id)).length : 0;
  return (
    <PlainCheckbox
      label={copy.selectAll(formatCount(matchingIds.length))}
      state={selectedCount === 0 ? 'unchecked' : selectedCount < matchingIds.length ? 'mixed' : 'checked'}
      inputRef={inputRef}
      onChange={(isSelected) => setSelected(selection, matchingIds, isSelected)}
    />
  );
}
