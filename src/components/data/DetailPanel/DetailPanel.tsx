import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import type { ReactNode } from 'react';

import type { Day } from '~/domain/time/days';

import type { HistoryEntry, RelatedRecordGroup } from '../recordDetails';
import { detailPanelCopy as copy } from './DetailPanel.copy';
import { DetailFields } from './DetailFields';
import type { DetailField } from './DetailFields';
import { DetailSkeleton } from './DetailSkeleton';
import { HistoryTimeline } from './HistoryTimeline';
import { PanelFooter } from './PanelFooter';
import type { PanelActions } from './PanelFooter';
import { PanelFrame } from './PanelFrame';
import { PanelTitle } from './PanelTitle';
import { PanelToolbar } from './PanelToolbar';
import { RelatedRecords } from './RelatedRecords';

/** Contents of a DetailPanel: the record and its actions. */
export type DetailPanelContents = {
  title: string;
  subtitle?: string;
  /** Icon of 24 px next to the title. Without an icon, the panel shows the initials of the title. */
  icon?: ReactNode;
  /** Chip with the status of the record. */
  chip?: ReactNode;
  fields: readonly DetailField[];
  related?: readonly RelatedRecordGroup[];
  /** Changes of the record, newest first. */
  history?: readonly HistoryEntry[];
  actions: PanelActions;
  /** More buttons, shown before Edit and Delete. */
  buttons?: ReactNode;
};

export type DetailPanelProps = {
  open: boolean;
  /** Id of the record. When it changes, the panel scrolls up and announces the new title. */
  recordId: string;
  record: DetailPanelContents | 'loading' | 'deleted';
  /** The current day, for the headings 'Today' and 'Yesterday' in the history. */
  today: Day;
  /** Opens the previous row of the list; undefined for the first row. */
  onPrevious: (() => void) | undefined;
  /** Opens the next row of the list; undefined for the last row. */
  onNext: (() => void) | undefined;
  onClose: () => void;
};

/** Panel at the end of the window with the details of a list's open row. On mobile, the panel fills the screen. */
export function DetailPanel({ open, recordId, record, today, ...navigation }: DetailPanelProps) {
  const titleId = useId();
  if (!open) return null;
  const contents = typeof record === 'string' ? undefined : record;
  return (
    <PanelFrame labelledBy={titleId} isBusy={record === 'loading'} {...navigation}>
      <PanelToolbar {...navigation} />
      <PanelTitle id={titleId} recordId={recordId} record={record} />
      {record === 'loading' && <DetailSkeleton />}
      {record === 'deleted' && (
        <Box sx={{ paddingInlineStart: '76px' }}>
          <Button variant="outlined" onClick={navigation.onClose}>
            {copy.backToList}
          </Button>
        </Box>
      )}
      {contents && (
        <>
          <DetailFields key={recordId} fields={contents.fields} />
          {contents.related?.map((related) => (
            <RelatedRecords key={related.title} {...related} />
          ))}
          {contents.history && <HistoryTimeline entries={contents.history} today={today} />}
          <PanelFooter actions={contents.actions}>{contents.buttons}</PanelFooter>
        </>
      )}
    </PanelFrame>
  );
}
