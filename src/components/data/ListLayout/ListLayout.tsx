import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';

import { sizes } from '~/components/theme/tokens';
import { useIsMobile } from '~/components/theme/useIsMobile';

import type { Column } from '../column';
import { DataTable } from '../DataTable/DataTable';
import type { DataTableProps } from '../DataTable/DataTable';
import type { ListController, ListDetails } from '../listController';
import { Freeze } from '../Freeze/Freeze';
import { ListFocusContext } from '../listFocus';
import { ListToolbar } from '../ListToolbar/ListToolbar';
import { ListTools } from '../ListTools/ListTools';
import { RowActions } from '../RowButton/RowActions';
import type { RowActionOptions } from '../RowButton/RowActions';
import { RowPanel } from '../RowPanel/RowPanel';
import type { RowPanelProps } from '../RowPanel/RowPanel';
import { useDeleteOpenRow } from '../RowPanel/useDeleteOpenRow';
import { headersBottom } from '../stickyBarHeight';
import { CountRow } from './CountRow';
import { ListCount } from './ListCount';
import { ListEmptyState } from './ListEmptyState';
import type { ListCopy } from './listCopy';
import { SkeletonRows } from './SkeletonRows';

export type ListLayoutProps<Row extends { id: string }> = Pick<DataTableProps<Row>, 'renderCard' | 'selection'> & {
  copy: ListCopy;
  list: ListController<Row>;
  columns: readonly Column<Row>[];
  /** Buttons of each row, in the last column. `header` is the header of the last column. */
  rowActions?: RowActionOptions<Row> & { header?: string };
  /** If given, rows can be opened in a panel with their details. */
  details?: ListDetails<Row> | undefined;
  /** Icon in the details panel. By default, the panel shows the initials of the row's name. */
  rowIcon?: RowPanelProps<Row>['icon'];
  /** Returns more buttons for the details panel. They appear for sample data too, so they must not change the row. */
  renderPanelButtons?: RowPanelProps<Row>['renderMoreButtons'];
  /** The primary button of the screen, usually an AddButton. */
  action?: ReactNode;
  /** Filters, shown next to the search. */
  filters?: ReactNode;
  /** Actions for selected rows, next to the count. `selectionBar`, which covers them, must contain the same actions. */
  tools?: ReactNode;
  /** Shown while rows are selected: covers the count and the tools, or on mobile is docked at the bottom. */
  selectionBar?: ReactNode;
};

/** Minimum distance in px of focused controls from the bottom of the window while a selection bar is docked there. */
const dockedBarSpace = 220;

/** Layout of every list: heading, search, filters, count, tools, and the table or its loading, empty or error state. */
export function ListLayout<Row extends { id: string }>(props: ListLayoutProps<Row>) {
  const { copy, list, columns, rowActions, details, rowIcon, renderPanelButtons } = props;
  const { action, filters, tools, selectionBar, renderCard, selection } = props;
  const tableColumns = useMemo(() => columns.filter(({ isDetailOnly }) => !isDetailOnly), [columns]);
  const { isDeleted, onDelete } = useDeleteOpenRow(details, rowActions?.onDelete);
  const { status, matchCount, isTyping } = list;
  const hasRows = status === 'ready' && matchCount > 0;
  const visibleSelectionBar = hasRows ? selectionBar : undefined;
  const renderActions = (row: Row) => rowActions && <RowActions row={row} {...rowActions} onDelete={onDelete} />;
  const isMobile = useIsMobile();
  const searchRef = useRef<HTMLInputElement>(null);
  const selectAllRef = useRef<HTMLInputElement>(null);
  const listFocus = useMemo(() => ({ search: searchRef, selectAll: selectAllRef }), []);
  const clearAndFocusSearch = () => {
    list.onClear();
    // The clicked button disappears, so the search takes the focus.
    searchRef.current?.focus();
  };
  return (
    <ListFocusContext value={listFocus}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '8px 16px',
          minBlockSize: { xs: sizes.controlTouch, lg: sizes.control },
          marginBlockEnd: { xs: 2, md: 2.5 },
          '& > button': { maxInlineSize: '100%', whiteSpace: 'normal' },
        }}
      >
        <Typography variant="h4" tabIndex={-1} sx={{ overflowWrap: 'anywhere', minInlineSize: 0 }}>
          {copy.title}
        </Typography>
        <Freeze isFrozen={isTyping}>{action}</Freeze>
      </Box>
      <Card
        aria-busy={status === 'loading'}
        sx={(theme) => ({
          // Overrides `overflow: hidden` of MUI's Card, which would keep the table headers from sticking to the page.
          overflow: 'visible',
          '& > :last-child': { borderEndStartRadius: 'inherit', borderEndEndRadius: 'inherit' },
          [theme.breakpoints.down('md')]: { border: 0, boxShadow: 'none', backgroundColor: 'transparent' },
          // Keeps focused controls clear of the selection bar when the browser scrolls them into view.
          ...(visibleSelectionBar
            ? isMobile
              ? { '&& :where(a, button, input)': { scrollMarginBlockEnd: `${dockedBarSpace}px` } }
              : { '&& tbody :where(a, button, input)': { scrollMarginBlockStart: headersBottom } }
            : {}),
        })}
      >
        <ListToolbar searchLabel={copy.searchLabel} list={list}>
          <Freeze isFrozen={isTyping}>{filters}</Freeze>
        </ListToolbar>
        <CountRow selectionBar={isMobile ? undefined : visibleSelectionBar}>
          <ListCount noun={copy.noun} list={list} selection={selection} />
          {hasRows && <Freeze isFrozen={isTyping}>{tools}</Freeze>}
          {hasRows && (
            <Freeze isFrozen={isTyping}>
              <ListTools list={list} columns={tableColumns} />
            </Freeze>
          )}
        </CountRow>
        {status === 'loading' && <SkeletonRows />}
        {hasRows && (
          <DataTable<Row>
            label={copy.title}
            list={list}
            columns={tableColumns}
            {...(rowActions ? { rowActions: { header: rowActions.header ?? '', render: renderActions } } : {})}
            {...(details ? { details } : {})}
            renderCard={renderCard}
            {...(selection ? { selection } : {})}
          />
        )}
        {status !== 'loading' && !hasRows && <ListEmptyState copy={copy} list={list} onClear={clearAndFocusSearch} />}
        {isMobile && visibleSelectionBar}
      </Card>
      {details && (
        <RowPanel
          open={details.openId !== undefined && !isDeleted}
          details={details}
          columns={columns}
          entityName={copy.entityName}
          icon={rowIcon}
          renderMoreButtons={renderPanelButtons}
          onEdit={rowActions?.onEdit}
          onDelete={onDelete}
        />
      )}
    </ListFocusContext>
  );
}
