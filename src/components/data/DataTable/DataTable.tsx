import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useRef } from 'react';
import type { ReactNode } from 'react';

import { pageOfRows } from '~/domain/lists/listRules';

import type { Column } from '../column';
import type { List } from '../list';
import { DataRow } from './DataRow';
import { Pagination } from './Pagination';
import { RowCards } from './RowCards';
import { SelectAll } from './SelectAll';
import type { Selection } from './selection';
import { TableFrame } from './TableFrame';
import { TableHeader } from './TableHeader';
import { useRangeSelection } from './useRangeSelection';
import { useColumns } from './useColumns';

export type DataTableProps<Row extends { id: string }> = {
  label: string;
  list: List<Row>;
  columns: readonly Column<Row>[];
  /** What a row's card shows on a phone. */
  card: (row: Row) => ReactNode;
  /** What can be done to a row; stands at its end, under a head of its own where that has a word. */
  actions?: { head?: string; of: (row: Row) => ReactNode };
  /** Which rows are chosen, where rows can be. */
  selection?: Selection<Row>;
};

/**
 * The rows of a list, page by page: MUI's table over columns that TanStack Table keeps, and cards on phones. Only the
 * rows of the page are drawn, however many there are.
 */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, list, columns, card, actions, selection } = props;
  const top = useRef<HTMLDivElement>(null);
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { rows, page, pages } = pageOfRows(list.rows, list.query.page, list.view.rowsPerPage);
  const shown = useColumns(columns, list);
  const choosing = useRangeSelection(list.rows, selection);
  const rowProps = { ...(actions ? { actions: actions.of } : {}), ...(choosing ? { choosing } : {}) };

  const turnTo = (next: number) => {
    list.onPage(next);
    // The next page begins at its first row, not where the last one ended.
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  };

  return (
    <Box ref={top} sx={{ scrollMarginBlockStart: 72 }}>
      {onPhone ? (
        <>
          {selection && <SelectAll rows={list.rows} selection={selection} words="seen" />}
          <RowCards label={label} rows={rows} card={card} {...rowProps} />
        </>
      ) : (
        <TableFrame
          key={`${page} ${shown.length}`}
          label={label}
          isCompact={list.view.density === 'compact'}
          columns={shown.length}
        >
          <Table aria-label={label}>
            <TableHeader
              columns={shown}
              rows={list.rows}
              {...(actions ? { actionsHead: actions.head ?? '' } : {})}
              {...(selection ? { selection } : {})}
            />
            <TableBody>
              {rows.map((row) => (
                <DataRow key={row.id} row={row} columns={shown} {...rowProps} />
              ))}
            </TableBody>
          </Table>
        </TableFrame>
      )}
      <Pagination page={page} pages={pages} view={list.view} onPage={turnTo} onViewChange={list.onViewChange} />
    </Box>
  );
}
