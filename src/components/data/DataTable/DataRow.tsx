import type { ReactNode } from 'react';

import { NoValue } from '../NoValue/NoValue';
import { openableProps, rowTargetOf } from '../RowLink/rowDetails';
import type { RowDetails } from '../RowLink/rowDetails';
import { RowLink } from '../RowLink/RowLink';
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
  details?: RowDetails<Row> | undefined;
};

export function DataRow<Row extends { id: string }>({
  row,
  columns,
  isOneLine,
  actions,
  selection,
  details,
}: DataRowProps<Row>) {
  const target = rowTargetOf(row, details);
  return (
    <tr {...openableProps(target)} {...(selection ? { 'aria-selected': selection.ids.has(row.id) } : {})}>
      {selection && (
        <td data-checkbox data-pin="start">
          <RowCheckbox row={row} selection={selection} />
        </td>
      )}
      {columns.map(({ column: { id, align, isFlexible, cell, text } }, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        const content = text(row) === '' ? <NoValue /> : (cell ?? text)(row);
        return (
          <Cell
            key={id}
            {...(index === 0 ? { scope: 'row', 'data-pin': selection ? 'second' : 'start' } : {})}
            data-align={align}
            data-flexible={isFlexible}
            {...(isFlexible && isOneLine ? { title: text(row) } : {})}
          >
            {target && index === 0 ? <RowLink {...target}>{content}</RowLink> : content}
          </Cell>
        );
      })}
      {actions && (
        <td data-align="end" data-pin="end">
          {actions(row)}
        </td>
      )}
    </tr>
  );
}
