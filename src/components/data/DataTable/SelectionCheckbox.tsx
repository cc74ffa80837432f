import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

import { formatCount } from '~/domain/number/amounts';

import { useListFocusRef } from '../listFocus';
import { dataTableCopy as copy } from './DataTable.copy';
import { PlainCheckbox } from './PlainCheckbox';
import type { RangeSelection } from './useSelection';

export type RowCheckboxProps<Row> = { row: Row; selection: RangeSelection<Row> };

export function RowCheckbox<Row extends { id: string }>({ row, selection }: RowCheckboxProps<Row>) {
  return (
    <PlainCheckbox
      label={copy.select(selection.nameOf(row))}
      isChecked={selection.ids.has(row.id)}
      onChange={(isSelected, event) => selection.toggle(row.id, isSelected, event)}
    />
  );
}

export type SelectAllCheckboxProps<Row> = {
  /** Ids of the rows on all pages. */
  matchingIds: readonly string[];
  selection: RangeSelection<Row>;
  /** 'hidden': only screen readers read the label. */
  label: 'visible' | 'hidden';
};

export function SelectAllCheckbox<Row>(props: SelectAllCheckboxProps<Row>) {
  const { matchingIds, selection } = props;
  const inputRef = useListFocusRef('selectAll');
  const label = copy.selectAll(formatCount(matchingIds.length));
  const selectedCount = selection.ids.size > 0 ? matchingIds.filter((id) => selection.ids.has(id)).length : 0;
  const checkbox = (
    <Checkbox
      checked={matchingIds.length > 0 && selectedCount === matchingIds.length}
      indeterminate={selectedCount > 0 && selectedCount < matchingIds.length}
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
