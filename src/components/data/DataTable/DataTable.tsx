import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { SkipLink } from '~/components/a11y/SkipLink/SkipLink';
import { useIsMobile } from '~/components/theme/useIsMobile';
import { hasPagination } from '~/domain/lists/tableView';

import type { Column } from '../column';
import type { ListController } from '../listController';
import { useFocusOpenRow } from '../RowLink/useFocusOpenRow';
import type { OpenableRows } from '../RowLink/openableRows';
import { Freeze } from '../Freeze/Freeze';
import { stickyBarHeight } from '../stickyBarHeight';
import { DataRow } from './DataRow';
import { dataTableCopy as copy } from './DataTable.copy';
import { Pagination } from './Pagination';
import { RowCards } from './RowCards';
import { TableFrame } from './TableFrame';
import { TableHeader } from './TableHeader';
import { useColumns } from './useColumns';
import { useRowKeys } from './useRowKeys';
import { useRangeSelection } from './useSelection';
import type { RowSelection } from './useSelection';
import type { ColumnWidths } from './useStableColumns';

export type DataTableProps<Row extends { id: string }> = {
  label: string;
  list: ListController<Row>;
  columns: readonly Column<Row>[];
  /** Content of a row's card on mobile. */
  renderCard: (row: Row) => ReactNode;
  /** Buttons of each row, in the last column. `header` is the header of the last column. */
  rowActions?: { header?: string; render: (row: Row) => ReactNode };
  /** Adds a checkbox to each row. */
  selection?: RowSelection<Row>;
  /** Makes the rows openable. The first cell of each row, or the title of its RecordCard, becomes a link. */
  details?: OpenableRows<Row>;
};

/**
 * Number of rows that are updated immediately while the user types in the search, enough to fill most screens. The
 * other rows are updated in a later render.
 */
const firstScreenRowCount = 25;

/** Table of one page of rows with pagination, made with MUI and TanStack Table. On mobile, each row is a card. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, list, columns, renderCard, rowActions, details } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const [columnWidths] = useState<ColumnWidths>(() => new Map());
  const skipLinkId = useId();
  const paginationId = useId();
  const isMobile = useIsMobile();
  const { rows, page, pageCount, matchCount, matchingIds, isTyping } = list;
  const rowKeys = useRowKeys(rows, isTyping);
  const visibleColumns = useColumns(columns, list);
  const selection = useRangeSelection(matchingIds, props.selection);
  useFocusOpenRow(rootRef, details?.openId);

  const changePage = (newPage: number) => {
    list.onPageChange(newPage);
    // Scrolls up to the first row of the new page.
    if (rootRef.current && rootRef.current.getBoundingClientRect().top < 0) rootRef.current.scrollIntoView();
  };

  return (
    <Box
      ref={rootRef}
      // Makes the list focusable: it gets the focus when the details of a deleted row close.
      {...(details ? { tabIndex: -1 } : {})}
      sx={{ scrollMarginBlockStart: `calc(72px + ${stickyBarHeight})`, '&:focus': { outline: 'none' } }}
    >
      {hasPagination(matchCount, list.view) && (
        <SkipLink id={skipLinkId} label={copy.skipToEnd} targetId={paginationId} />
      )}
      {isMobile ? (
        <RowCards
          label={label}
          rows={rows}
          rowKeys={rowKeys}
          renderCard={renderCard}
          actions={rowActions?.render}
          selection={selection}
          details={details}
        />
      ) : (
        <TableFrame
          key={`${page} ${visibleColumns.length}`}
          label={label}
          density={list.view.density}
          columnCount={visibleColumns.length}
          columnWidths={columnWidths}
        >
          <Table aria-label={label}>
            <Freeze isFrozen={isTyping}>
              <TableHeader
                columns={visibleColumns}
                matchingIds={matchingIds}
                actionsHeader={rowActions && (rowActions.header ?? '')}
                selection={selection}
              />
            </Freeze>
            <TableBody>
              {rows.map((row, index) => (
                <Freeze key={rowKeys.get(row.id)} isFrozen={isTyping && index >= firstScreenRowCount}>
                  <DataRow
                    row={row}
                    columns={visibleColumns}
                    isOneLine={list.view.density !== 'comfortable'}
                    actions={rowActions?.render}
                    selection={selection}
                    details={details}
                  />
                </Freeze>
              ))}
            </TableBody>
          </Table>
        </TableFrame>
      )}
      <Freeze isFrozen={isTyping}>
        <Pagination
          rowCount={matchCount}
          page={page}
          pageCount={pageCount}
          view={list.view}
          id={paginationId}
          skipLinkId={skipLinkId}
          onPageChange={changePage}
          onViewChange={list.onViewChange}
        />
      </Freeze>
    </Box>
  );
}
