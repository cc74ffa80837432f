import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

import { formatCount } from '~/domain/number/amounts';

import { useListFocusRef } from '../listFocus';
import { dataTableCopy as copy } from './DataTable.copy';
import type { RangeSelection } from './useSelection';

export type RowCheckboxProps<Row> = { row: Row; selection: RangeSelection<Row> };

export function RowCheckbox<Row extends { id: string }>({ row, selection }: RowCheckboxProps<Row>) {
  return (
    <Checkbox
      checked={selection.ids.has(row.id)}
      onChange={(event, isSelected) => selection.toggle(row.id, isSelected, event)}
      slotProps={{ input: { 'aria-label': copy.select(selection.nameOf(row)) } }}
      // Prevents a click with Shift from selecting text.
      sx={{ userSelect: 'none' }}
    />
  );
}

export type SelectAllCheckboxProps<Row> = {
  /** The rows of all pages that match the search and the filters. */
  rows: readonly Row[];
  selection: RangeSelection<Row>;
  /** 'hidden': only screen readers read the label. */
  label: 'visible' | 'hidden';
};

export function SelectAllCheckbox<Row extends { id: string }>(props: SelectAllCheckboxProps<Row>) {
  const { rows, selection } = props;
  const inputRef = useListFocusRef('selectAll');
  const label = copy.selectAll(formatCount(rows.length));
  const selectedCount = rows.filter(({ id }) => selection.ids.has(id)).length;
  const checkbox = (
    <Checkbox
      checked={rows.length > 0 && selectedCount === rows.length}
      indeterminate={selectedCount > 0 && selectedCount < rows.length}
      onChange={(_, isSelected) => selection.toggleAll(isSelected)}
      slotProps={{ input: { ref: inputRef, ...(props.label === 'hidden' ? { 'aria-label': label } : {}) } }}
    />
  );
  if (props.label === 'hidden') return checkbox;
  return (
    <FormControlLabel
      control={checkbox}
      label={label}
      sx={{ margin: 0, paddingInline: '5px 12px' }}
      slotProps={{ typography: { variant: 'body2' } }}
    />
  );
}
