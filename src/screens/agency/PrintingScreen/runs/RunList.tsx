import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';

import { EmptyState } from '~/components/feedback/EmptyState/EmptyState';
import { StatusAlert } from '~/components/feedback/StatusAlert/StatusAlert';
import type { RecordedRun } from '~/domain/printing/runs/recordedRun';

import type { RunHistoryControls } from '../controller/useRunHistory';
import { RunRow } from './RunRow';
import { runsCopy as copy } from './runs.copy';
import { useRunActions } from './useRunActions';

export type RunListProps = { controls: RunHistoryControls; onReprint: (run: RecordedRun) => void };

/** The recorded runs, the newest first, with their actions. */
export function RunList({ controls, onReprint }: RunListProps) {
  const { status, runs, damagedCount } = controls.snapshot;
  const { message, saveManifest, remove, removeAll } = useRunActions(controls);
  const noteRef = useRef<HTMLParagraphElement>(null);
  // Focuses the note when the focused control disappears. Otherwise, the focus would be lost.
  const focusNote = () => noteRef.current?.focus({ preventScroll: true });
  const hasRuns = runs.length + damagedCount > 0;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Typography ref={noteRef} tabIndex={-1} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {copy.note}
      </Typography>
      <StatusAlert message={message} onUndo={message?.undo} />
      {status === 'blocked' && <EmptyState iconVariant="broken" text={copy.blocked} />}
      {(status === 'idle' || status === 'loading') && <EmptyState iconVariant="ring" text={copy.loading} />}
      {status === 'ready' && !hasRuns && <EmptyState iconVariant="ring" text={copy.empty} />}
      {runs.length > 0 && (
        <Box component="ul" sx={listStyles}>
          {runs.map((run) => (
            <RunRow
              key={run.id}
              run={run}
              onReprint={() => onReprint(run)}
              onSaveManifest={() => void saveManifest(run)}
              onRemove={() => void remove(run).then(focusNote)}
            />
          ))}
        </Box>
      )}
      {damagedCount > 0 && <Typography variant="body2">{copy.damaged(damagedCount)}</Typography>}
      {hasRuns && (
        <Button
          variant="text"
          color="error"
          size="small"
          onClick={() => void removeAll().then(focusNote)}
          sx={{ justifySelf: 'start' }}
        >
          {copy.removeAll}
        </Button>
      )}
    </Box>
  );
}

const listStyles = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 } as const;
