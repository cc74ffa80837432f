import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

import { dataTableCopy as copy } from './DataTable.copy';
import { withChosen } from './selection';
import type { Selection } from './selection';
import type { ShownColumn } from './useColumns';

export type DataRowProps<Row> = {
  row: Row;
  columns: readonly ShownColumn<Row>[];
  actions?: (row: Row) => ReactNode;
  selection?: Selection;
};

/** One row; its first cell is its head. */
export function DataRow<Row extends { id: string }>({ row, columns, actions, selection }: DataRowProps<Row>) {
  const isChosen = selection?.ids.has(row.id);
  return (
    <TableRow {...(selection ? { 'aria-selected': isChosen } : {})}>
      {selection && (
        <TableCell padding="checkbox" data-pin="start">
          <Checkbox
            checked={isChosen ?? false}
            onChange={(_, checked) => selection.onChange(withChosen(selection, [row.id], checked))}
            slotProps={{ input: { 'aria-label': copy.select(selection.nameOf(row.id)) } }}
          />
        </TableCell>
      )}
      {columns.map(({ column: { id, align, isFlexible, cell, text } }, index) => (
        <TableCell
          key={id}
          {...(index === 0 ? { component: 'th', scope: 'row', 'data-pin': selection ? 'second' : 'start' } : {})}
          {...(align === 'end' ? { align: 'right' } : {})}
          data-flexible={isFlexible}
        >
          {(cell ?? text)(row)}
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
