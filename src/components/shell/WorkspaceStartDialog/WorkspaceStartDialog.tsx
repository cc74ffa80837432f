import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

import { OperationStatus } from '../WorkspacePanel/OperationStatus';
import { WorkspaceStartChoices } from '../WorkspacePanel/WorkspaceStartChoices';
import type { InitialWorkspaceContents, WorkspaceOperation } from '../WorkspacePanel/workspaceOperation';
import { workspaceStartCopy as copy } from './WorkspaceStartDialog.copy';

export type WorkspaceStartDialogProps = {
  open: boolean;
  operation: WorkspaceOperation | undefined;
  onStart: (contents: InitialWorkspaceContents) => void;
  /** Retries the failed start, or reloads the page if `needsReload` is true for the reason of the failure. */
  onRetry: () => void;
  /** Called to show the sample data, after the workspace could not be started. */
  onShowSample: () => void;
};

/**
 * Dialog on the first visit to the office, in which the user chooses how to start a workspace. The dialog can be
 * dismissed only after the start has failed.
 */
export function WorkspaceStartDialog({ open, operation, onStart, onRetry, onShowSample }: WorkspaceStartDialogProps) {
  const titleId = useId();
  const isFailed = operation?.status === 'failed';
  return (
    <Dialog open={open} aria-labelledby={titleId} maxWidth="xs" fullWidth {...(isFailed && { onClose: onShowSample })}>
      <DialogTitle id={titleId}>{copy.title}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <OperationStatus operation={operation} onRetry={onRetry} />
          <WorkspaceStartChoices isBusy={operation?.status === 'running'} onStart={onStart} />
          {isFailed && (
            <Button variant="text" onClick={onShowSample}>
              {copy.showSample}
            </Button>
          )}
        </Box>
      </DialogContent>
    </Dialog>
  );
}
