import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { createClampStyles, isLongText } from '../clampText';
import { NoValue } from '../NoValue/NoValue';
import { getOpenableRowProps, getRowDetailsLink } from '../RowLink/openableRows';
import type { OpenableRows } from '../RowLink/openableRows';
import { RowLink } from '../RowLink/RowLink';
import { RowCheckbox } from './SelectionCheckbox';
import type { VisibleColumn } from './useColumns';
import type { RangeSelection } from './useSelection';

export type DataRowProps<Row> = {
  row: Row;
  columns: readonly VisibleColumn<Row>[];
  /** True to truncate long texts in flexible columns, with a tooltip, instead of wrapping them. */
  isOneLine: boolean;
  actions?: ((row: Row) => ReactNode) | undefined;
  selection?: RangeSelection<Row> | undefined;
  details?: OpenableRows<Row> | undefined;
};

export function DataRow<Row extends { id: string }>({
  row,
  columns,
  isOneLine,
  actions,
  selection,
  details,
}: DataRowProps<Row>) {
  const detailsLink = getRowDetailsLink(row, details);
  return (
    <tr {...getOpenableRowProps(detailsLink)} {...(selection ? { 'aria-selected': selection.ids.has(row.id) } : {})}>
      {selection && (
        <td data-checkbox data-pin="start">
          <RowCheckbox row={row} selection={selection} />
        </td>
      )}
      {columns.map(({ column: { id, align, cell, text, ...column } }, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        const fullText = text(row);
        const isFlexible = column.isFlexible && fullText.length > maxOneLineLength;
        const isTruncated = isFlexible && isOneLine;
        const isClamped = !isTruncated && isLongText(fullText);
        const value = fullText === '' ? <NoValue /> : (cell ?? text)(row);
        const content = isClamped ? (
          <Box sx={{ ...createClampStyles(isOneLine ? 1 : 2), ...longTextStyles }}>{value}</Box>
        ) : (
          value
        );
        return (
          <Cell
            key={id}
            {...(index === 0 ? { scope: 'row', 'data-pin': selection ? 'second' : 'start' } : {})}
            data-align={align}
            data-flexible={isFlexible}
            {...(isTruncated || isClamped ? { title: fullText } : {})}
          >
            {detailsLink && index === 0 ? <RowLink {...detailsLink}>{content}</RowLink> : content}
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

/** Maximum length of a text that stays on one line in flexible columns, such as a name. */
const maxOneLineLength = 18;

/** Width limits of a very long text, which the cell cuts off after one or two lines. */
const longTextStyles = { minInlineSize: '8rem', maxInlineSize: '20rem' };
