import Typography from '@mui/material/Typography';

import { formatCount } from '~/domain/number/amounts';

import { useListFocusRef } from '../listFocus';
import { dataTableCopy as copy } from './DataTable.copy';
import { PlainCheckbox } from './PlainCheckbox';
import type { RangeSelection } from './useSelection';

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
  selection: RangeSelection<Row>;
  /** 'hidden' shows the label to screen readers only. */
  labelVisibility: 'visible' | 'hidden';
};

export function SelectAllCheckbox<Row>(props: SelectAllCheckboxProps<Row>) {
  const { matchingIds, selection } = props;
  const inputRef = useListFocusRef('selectAll');
  const label = copy.selectAll(formatCount(matchingIds.length));
  const selectedCount = selection.ids.size > 0 ? matchingIds.filter((id) => selection.ids.has(id)).length : 0;
  const state = selectedCount === 0 ? 'unchecked' : selectedCount < matchingIds.length ? 'mixed' : 'checked';
  const checkbox = (
    <PlainCheckbox
      label={props.labelVisibility === 'hidden' ? label : undefined}
      state={state}
      inputRef={inputRef}
      onChange={selection.toggleAll}
    />
  );
  if (props.labelVisibility === 'hidden') return checkbox;
  return (
    <Typography
      component="label"
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', paddingInline: '5px 12px', cursor: 'pointer' }}
    >
      {checkbox}
      {label}
    </Typography>
  );
}
