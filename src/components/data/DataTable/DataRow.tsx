import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

import { NoValue } from '../NoValue/NoValue';
import { RowCheckbox } from './RowCheckbox';
import type { Choosing } from './useRangeSelection';
import type { ShownColumn } from './useColumns';

export type DataRowProps<Row> = {
  row: Row;
  columns: readonly ShownColumn<Row>[];
  actions?: (row: Row) => ReactNode;
  choosing?: Choosing<Row>;
};

/** One row; its first cell is its head. */
export function DataRow<Row extends { id: string }>({ row, columns, actions, choosing }: DataRowProps<Row>) {
  return (
    <TableRow {...(choosing ? { 'aria-selected': choosing.ids.has(row.id) } : {})}>
      {choosing && (
        <TableCell padding="checkbox" data-pin="start">
          <RowCheckbox row={row} choosing={choosing} />
        </TableCell>
      )}
      {columns.map(({ column: { id, align, isFlexible, cell, text } }, index) => (
        <TableCell
          key={id}
          {...(index === 0 ? { component: 'th', scope: 'row', 'data-pin': choosing ? 'second' : 'start' } : {})}
          {...(align === 'end' ? { align: 'right' } : {})}
          data-flexible={isFlexible}
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
