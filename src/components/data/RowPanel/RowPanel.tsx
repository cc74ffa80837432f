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
  /** The first column is the title of the panel. The others are its fields, and the first too if it is copyable. */
  columns: readonly Column<Row>[];
  /** Name of the type of the rows, shown below the title. */
  entity?: string | undefined;
  /** Icon next to the title. Without it, the panel shows the initials of the title. */
  icon?: ComponentType<{ size?: string }> | undefined;
  /** Returns more buttons for the panel. They must not change the row. */
  buttons?: ((row: Row) => ReactNode) | undefined;
};

/** The details of the open row of a list. The panel's chunk is loaded on the first interaction with the page. */
export function RowPanel<Row extends { id: string }>({ open, details, ...content }: RowPanelProps<Row>) {
  const { openId = '', row = 'loading', today, onPrevious, onNext, onClose } = details;
  const onStartWorkspace = use(StartWorkspaceContext);
  const startsOnClose = useRef(false);
  useEffect(() => preloadOnInteraction(loadPanel), []);
  // Opens the panel that starts a workspace only when the details have closed and their row has the focus. When that
  // panel closes, MUI returns the focus to the row.
  useEffect(() => {
    if (open || !startsOnClose.current) return;
    startsOnClose.current = false;
    onStartWorkspace?.();
  }, [open, onStartWorkspace]);
  const closeAndStart = () => {
    startsOnClose.current = true;
    onClose();
  };
  return (
    <StartWorkspaceContext value={onStartWorkspace && closeAndStart}>
      {open && <GlobalStyles styles={reservedSpace} />}
      <LazyDetailPanel
        open={open}
        recordId={openId}
        record={row === 'loading' || row === 'deleted' ? row : describeRow(row, details, content)}
        today={today}
        onPrevious={onPrevious}
        onNext={onNext}
        onClose={onClose}
      />
    </StartWorkspaceContext>
  );
}

function describeRow<Row extends { id: string }>(
  row: Row,
  { related, history }: ListDetails<Row>,
  { columns, entity, icon: Icon, buttons, onEdit, onDelete }: Omit<RowPanelProps<Row>, 'open' | 'details'>,
): DetailPanelContents {
  return {
    title: columns[0]?.text(row) ?? '',
    ...(entity ? { subtitle: entity } : {}),
    icon: Icon && <Icon size="1.5rem" />,
    fields: getDetailFields(columns, row),
    related,
    ...(history ? { history } : {}),
    // Rows without a history are sample data, which can't be edited.
    actions: history
      ? { ...(onEdit ? { onEdit: () => onEdit(row) } : {}), onDelete: () => onDelete(row) }
      : 'sampleData',
    buttons: buttons?.(row),
  };
}

/**
 * Width that OfficeShell keeps free for the panel. Only wide windows have it, in which the list keeps its layout. In
 * narrower windows, the panel covers the end of the list, so that the open row and the filters do not move.
 * The space is free even before the panel's chunk is loaded.
 */
const reservedSpace = { '@media (min-width: 105.25em)': { ':root': { '--panel-space': `${sizes.detailPanel}px` } } };
