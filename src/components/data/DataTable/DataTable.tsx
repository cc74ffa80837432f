import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import { useRef } from 'react';
import type { ReactNode } from 'react';

import { useIsMobile } from '~/components/theme/useIsMobile';
import { pageOfRows } from '~/domain/lists/listRules';

import type { Column } from '../column';
import type { List } from '../list';
import { DataRow } from './DataRow';
import { Pagination } from './Pagination';
import { RowCards } from './RowCards';
import { TableFrame } from './TableFrame';
import { TableHeader } from './TableHeader';
import { useColumns } from './useColumns';
import { useRangeSelection } from './useSelection';
import type { Selection } from './useSelection';

export type DataTableProps<Row extends { id: string }> = {
  label: string;
  list: List<Row>;
  columns: readonly Column<Row>[];
  /** Content of a row's card on mobile. */
  card: (row: Row) => ReactNode;
  /** Buttons of a row, in the last column. `header` is optional. */
  rowActions?: { header?: string; render: (row: Row) => ReactNode };
  /** Adds checkboxes. */
  selection?: Selection<Row>;
};

/** A paginated table (MUI on TanStack Table), cards on mobile. Renders the rows of the current page only. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, list, columns, card, rowActions } = props;
  const top = useRef<HTMLDivElement>(null);
  const isMobile = useIsMobile();
  const { rows, page, pages } = pageOfRows(list.rows, list.query.page, list.view.rowsPerPage);
  const visible = useColumns(columns, list);
  const selection = useRangeSelection(list.rows, props.selection);

  const changePage = (next: number) => {
    list.onPage(next);
    // Show the first row of the next page.
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  };

  return (
    <Box ref={top} sx={{ scrollMarginBlockStart: 72 }}>
      {isMobile ? (
        <RowCards
          label={label}
          rows={list.rows}
          pageRows={rows}
          card={card}
          actions={rowActions?.render}
          selection={selection}
        />
      ) : (
        <TableFrame
          key={`${page} ${visible.length}`}
          label={label}
          density={list.view.density}
          columns={visible.length}
        >
          <Table aria-label={label}>
            <TableHeader
              columns={visible}
              rows={list.rows}
              actionsHeader={rowActions && (rowActions.header ?? '')}
              selection={selection}
            />
            <TableBody>
              {rows.map((row) => (
                <DataRow
                  key={row.id}
                  row={row}
                  columns={visible}
                  isOneLine={list.view.density !== 'comfortable'}
                  actions={rowActions?.render}
                  selection={selection}
                />
              ))}
            </TableBody>
          </Table>
        </TableFrame>
      )}
      <Pagination
        rows={list.rows.length}
        page={page}
        pages={pages}
        view={list.view}
        onPage={changePage}
        onViewChange={list.onViewChange}
      />
    </Box>
  );
}
