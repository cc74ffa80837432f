import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';

import { useIsMobile } from '~/components/theme/useIsMobile';
import { DialogFooter } from '~/components/wizard/DialogFrame/DialogFooter';

import { DataTable } from '../DataTable/DataTable';
import type { DataTableProps } from '../DataTable/DataTable';
import type { useSelection } from '../DataTable/useSelection';
import { ListFocusContext } from '../listFocus';
import { ListCount } from '../ListLayout/ListCount';
import type { ListCopy } from '../ListLayout/listCopy';
import { ListEmptyState } from '../ListLayout/ListEmptyState';
import { SkeletonRows } from '../ListLayout/SkeletonRows';
import { SearchField } from '../ListToolbar/SearchField';
import { rowPickerCopy } from './RowPicker.copy';
import { stickyBarStyles, dialogContentStyles, countRowStyles, rowsStyles, searchRowStyles } from './rowPickerStyles';
import { SelectedCount } from './SelectedCount';

export type RowPickerProps<Row extends { id: string }> = Pick<
  DataTableProps<Row>,
  'list' | 'columns' | 'renderCard'
> & {
  copy: ListCopy;
  selectionState: Pick<ReturnType<typeof useSelection<Row>>, 'selection' | 'selectedCount' | 'hiddenCount' | 'onClear'>;
  /** Returns the label of the confirm button. `count` is the number of selected rows. */
  getConfirmLabel: (count: number) => string;
  /** Returns what the selection leads to, which is shown next to the buttons. */
  getConfirmNote?: (count: number) => string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  /** Filters next to the search. */
  filters?: ReactNode;
  /** Content above the search. */
  children?: ReactNode;
};

/**
 * Content of a dialog in which the user selects rows of a list. Rows that a search or filter hides stay selected, and
 * the confirm button includes them.
 */
export function RowPicker<Row extends { id: string }>(props: RowPickerProps<Row>) {
  const { copy, list, columns, renderCard, selectionState, getConfirmLabel, getConfirmNote, filters, children } = props;
  const { status, matchCount } = list;
  const { hiddenCount } = selectionState;
  const totalSelectedCount = selectionState.selectedCount + hiddenCount;
  const hasRows = status === 'ready' && matchCount > 0;
  const isMobile = useIsMobile();
  const searchRef = useRef<HTMLInputElement>(null);
  const selectAllRef = useRef<HTMLInputElement>(null);
  const listFocus = useMemo(() => ({ search: searchRef, selectAll: selectAllRef }), []);
  const focusSearch = () => searchRef.current?.focus();
  const focusSearchOnMount = useEffectEvent(() => {
    // On phones, the focus would open the on-screen keyboard, which covers the rows.
    if (!isMobile) focusSearch();
  });
  useEffect(() => focusSearchOnMount(), []);
  return (
    <ListFocusContext value={listFocus}>
      <DialogContent aria-busy={status === 'loading'} sx={dialogContentStyles}>
        {children && <Box sx={{ paddingInline: { md: 3 }, paddingBlockEnd: 1 }}>{children}</Box>}
        <Box sx={stickyBarStyles}>
          <Box component="search" sx={searchRowStyles}>
            <SearchField label={copy.searchLabel} search={list.query.search} onSearch={list.onSearch} />
            {filters}
          </Box>
          <Box sx={countRowStyles}>
            <ListCount noun={copy.noun} list={list} selection={selectionState.selection} />
            <SelectedCount
              count={totalSelectedCount}
              hiddenCount={hiddenCount}
              onClear={() => {
                // The clicked button disappears, so the search takes the focus.
                focusSearch();
                selectionState.onClear();
              }}
            />
          </Box>
        </Box>
        {status === 'loading' && <SkeletonRows />}
        {hasRows && (
          <Box sx={rowsStyles}>
            <DataTable<Row>
              label={copy.title}
              list={list}
              columns={columns}
              renderCard={renderCard}
              selection={selectionState.selection}
            />
          </Box>
        )}
        {status !== 'loading' && !hasRows && (
          <ListEmptyState
            copy={copy}
            list={list}
            onClear={() => {
              list.onClear();
              // The clicked button disappears, so the search takes the focus.
              focusSearch();
            }}
          />
        )}
      </DialogContent>
      <DialogFooter>
        <Typography
          role="status"
          variant="body2"
          sx={{ flex: { xs: '0 1 auto', md: 1 }, '&:empty': { marginInlineEnd: { xs: -1, md: 0 } } }}
        >
          {getConfirmNote?.(totalSelectedCount)}
        </Typography>
        {/* Phones have only the close button of the dialog. */}
        <Button variant="text" onClick={props.onCancel} sx={{ display: { xs: 'none', md: 'inline-flex' } }}>
          {rowPickerCopy.cancel}
        </Button>
        <Button
          variant="contained"
          disabled={totalSelectedCount === 0}
          onClick={props.onConfirm}
          sx={{ flex: { xs: 1, md: 'none' } }}
        >
          {getConfirmLabel(totalSelectedCount)}
        </Button>
      </DialogFooter>
    </ListFocusContext>
  );
}
