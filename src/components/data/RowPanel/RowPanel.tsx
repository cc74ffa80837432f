import GlobalStyles from '@mui/material/GlobalStyles';
import { use, useEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';
import { preloadOnInteraction } from '~/components/feedback/lazyOverlay/preloadOnInteraction';
import { sizes } from '~/components/theme/tokens';

import type { Column } from '../column';
import type { DetailPanelContents } from '../DetailPanel/DetailPanel';
import { StartWorkspaceContext } from '../DetailPanel/StartWorkspaceContext';
import type { ListDetails, RowCallbacks } from '../listController';
import { getDetailFields } from './getDetailFields';

const loadPanel = () => import('../DetailPanel/DetailPanel').then((module) => module.DetailPanel);
const LazyDetailPanel = lazyOverlay(loadPanel);

export type RowPanelProps<Row> = RowCallbacks<Row> & {
  open: boolean;
  details: ListDetails<Row>;
  /** The first column is the panel's title, and also a field if it is copyable. The other columns are fields. */
  columns: readonly Column<Row>[];
  /** Name of one row, in the singular, shown below the title. */
  entityName?: string | undefined;
  /** Icon next to the title. By default, the panel shows the initials of the title. */
  icon?: ComponentType<{ size?: string }> | undefined;
  /** Returns more buttons for the panel. They appear for sample data too, so they must not change the row. */
  renderMoreButtons?: ((row: Row) => ReactNode) | undefined;
};

/** The details of the open row of a list. The panel's chunk is loaded on the first interaction with the page. */
export function RowPanel<Row extends { id: string }>({ open, details, ...content }: RowPanelProps<Row>) {
  const { openId = '', row = 'loading', today, onPrevious, onNext, onClose } = details;
  const onStartWorkspace = use(StartWorkspaceContext);
  const startsWorkspaceOnClose = useRef(false);
  useEffect(() => preloadOnInteraction(loadPanel), []);
  // Opens the panel for starting a workspace only after the details have closed and their row has the focus, so that
  // MUI returns the focus to the row when that panel closes.
  useEffect(() => {
    if (open || !startsWorkspaceOnClose.current) return;
    startsWorkspaceOnClose.current = false;
    onStartWorkspace?.();
  }, [open, onStartWorkspace]);
  const closeAndStartWorkspace = () => {
    startsWorkspaceOnClose.current = true;
    onClose();
  };
  return (
    <StartWorkspaceContext value={onStartWorkspace && closeAndStartWorkspace}>
      {open && <GlobalStyles styles={panelSpaceStyles} />}
      <LazyDetailPanel
        open={open}
        recordId={openId}
        record={row === 'loading' || row === 'deleted' ? row : createPanelContents(row, details, content)}
        today={today}
        onPrevious={onPrevious}
        onNext={onNext}
        onClose={onClose}
      />
    </StartWorkspaceContext>
  );
}

function createPanelContents<Row extends { id: string }>(
  row: Row,
  { related, history }: ListDetails<Row>,
  {
    columns,
    entityName,
    icon: Icon,
    renderMoreButtons,
    onEdit,
    onDelete,
  }: Omit<RowPanelProps<Row>, 'open' | 'details'>,
): DetailPanelContents {
  return {
    title: columns[0]?.text(row) ?? '',
    ...(entityName ? { subtitle: entityName } : {}),
    icon: Icon && <Icon size="1.5rem" />,
    fields: getDetailFields(columns, row),
    related,
    ...(history ? { history } : {}),
    // Rows without a history are sample data, which can't be edited.
    actions: history
      ? { ...(onEdit ? { onEdit: () => onEdit(row) } : {}), onDelete: () => onDelete(row) }
      : 'sampleData',
    buttons: renderMoreButtons?.(row),
  };
}

/**
 * Makes OfficeShell keep space for the panel, even before the panel's chunk is loaded, if the window is wide enough for
 * the list and the panel. In a narrower window, the panel covers the end of the list, so that the list does not move.
 */
const panelSpaceStyles = { '@media (min-width: 105.25em)': { ':root': { '--panel-space': `${sizes.detailPanel}px` } } };
