import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

import { NoValue } from '../NoValue/NoValue';
import { RowCheckbox } from './SelectionCheckbox';
import type { VisibleColumn } from './useColumns';
import type { RangeSelection } from './useSelection';

export type DataRowProps<Row> = {
  row: Row;
  columns: readonly VisibleColumn<Row>[];
  /** True if long texts in flexible columns are cut off, with a tooltip, instead of wrapping. */
  isOneLine: boolean;
  actions?: ((row: Row) => ReactNode) | undefined;
  selection?: RangeSelection<Row> | undefined;
};

export function DataRow<Row extends { id: string }>({
  row,
  columns,
  isOneLine,
  actions,
  selection,
}: DataRowProps<Row>) {
  return (
    <TableRow {...(selection ? { 'aria-selected': selection.ids.has(row.id) } : {})}>
      {selection && (
        <TableCell padding="checkbox" data-pin="start">
          <RowCheckbox row={row} selection={selection} />
        </TableCell>
      )}
      {columns.map(({ column: { id, align, isFlexible, cell, text } }, index) => (
        <TableCell
          key={id}
          {...(index === 0 ? { component: 'th', scope: 'row', 'data-pin': selection ? 'second' : 'start' } : {})}
          {...(align === 'end' ? { align: 'right' } : {})}
          data-flexible={isFlexible}
          {...(isFlexible && isOneLine ? { title: text(row) } : {})}
        >
          {text(row) === '' ? <NoValue /> : (cell ?? text)(row)}
        </TableCell>
      ))}
      {actions && (
        <TableCell align="right" data-pin="end">
          {actions(row)}
        </TableCell>
      )}
    </TableRow>
  );
}
