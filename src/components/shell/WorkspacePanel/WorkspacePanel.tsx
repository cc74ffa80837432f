import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { ConfirmDialog } from '~/components/feedback/ConfirmProvider/ConfirmDialog';
import { ResponsivePopover } from '~/components/feedback/ResponsivePopover/ResponsivePopover';

import { dataChipCopy } from '../DataChip/DataChip.copy';
import { OperationStatus } from './OperationStatus';
import { SampleDataContent } from './SampleDataContent';
import { workspacePanelCopy as copy } from './WorkspacePanel.copy';
import { WorkspaceContent } from './WorkspaceContent';
import { busyStyles } from './busyStyles';
import type {
  CheckedBackup,
  InitialWorkspaceContents,
  WorkspaceInfo,
  WorkspaceOperation,
  WorkspaceTask,
} from './workspaceOperation';

export type WorkspacePanelProps = {
  open: boolean;
  /** The chip that opened the panel. It is null until the panel opens for the first time. */
  anchor: HTMLElement | null;
  /**
   * The data that the office shows. With `isStarting`, the panel begins with the choice of how to start a workspace.
   * `info` is undefined until the workspace is open.
   */
  content:
    | { data: 'sample'; hasWorkspace: boolean; isStarting?: boolean }
    | { data: 'workspace'; info: WorkspaceInfo | undefined };
  operation: WorkspaceOperation | undefined;
  onClose: () => void;
  onStart: (contents: InitialWorkspaceContents) => void;
  onOpen: () => void;
  onBackUp: () => void;
  onCheckBackup: (file: File) => void;
  /** A valid backup that the user has chosen. A dialog then asks if the backup may replace the workspace. */
  backup?: CheckedBackup | undefined;
  /** Called with true if the user agrees that the backup replaces the workspace, otherwise with false. */
  onRestore: (isConfirmed: boolean) => void;
  onShowSample: () => void;
  onDelete: () => void;
  /** Retries the failed operation, or reloads the page if `needsReload` is true for the reason of the failure. */
  onRetry: () => void;
};

/** Panel of the DataChip, with which the user starts, opens, backs up, restores and deletes the workspace. */
export function WorkspacePanel(props: WorkspacePanelProps) {
  const { open, anchor, content, operation, backup, onClose, onStart, onOpen, onBackUp, onShowSample, onRetry } = props;
  const [isDeleteQuestionOpen, setIsDeleteQuestionOpen] = useState(false);
  const question = backup
    ? { tone: 'warning' as const, ...copy.questions.restore(backup) }
    : isDeleteQuestionOpen && { tone: 'delete' as const, ...copy.questions.delete };
  const isBusy = operation?.status === 'running';
  const startsWithChoice = content.data === 'sample' && content.isStarting === true && !content.hasWorkspace;

  function onAnswer(isConfirmed: boolean) {
    if (isConfirmed && isBusy) return;
    if (backup) {
      props.onRestore(isConfirmed);
      return;
    }
    setIsDeleteQuestionOpen(false);
    if (isConfirmed) props.onDelete();
  }

  return (
    <>
      <ResponsivePopover
        open={open}
        anchor={anchor}
        title={startsWithChoice ? copy.sample.start : dataChipCopy[content.data]}
        closeLabel={copy.close}
        onClose={onClose}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          {/* While a confirm dialog is open, the dialog shows the status, so the panel does not. */}
          <OperationStatus operation={question ? undefined : operation} onRetry={onRetry} />
          {content.data === 'sample' ? (
            <SampleDataContent
              hasWorkspace={content.hasWorkspace}
              hasHeading={!startsWithChoice}
              isStarting={startsWithChoice || getOperationOfTask(operation, 'start') !== undefined}
              isBusy={isBusy}
              onStart={onStart}
              onOpen={onOpen}
            />
          ) : (
            <WorkspaceContent
              info={content.info}
              isBusy={isBusy}
              onBackUp={onBackUp}
              onRestore={props.onCheckBackup}
              onShowSample={onShowSample}
              onDelete={() => setIsDeleteQuestionOpen(true)}
            />
          )}
        </Box>
      </ResponsivePopover>
      {question && (
        <ConfirmDialog open {...question} onAnswer={onAnswer}>
          <Button variant="outlined" aria-disabled={isBusy} onClick={isBusy ? undefined : onBackUp} sx={busyStyles}>
            {copy.questions.backUpFirst}
          </Button>
          <OperationStatus operation={getOperationOfTask(operation, 'backUp')} onRetry={onRetry} />
        </ConfirmDialog>
      )}
    </>
  );
}

/** Returns the operation if it belongs to `task`, otherwise undefined. */
function getOperationOfTask(operation: WorkspaceOperation | undefined, task: WorkspaceTask) {
  return operation && 'task' in operation && operation.task === task ? operation : undefined;
}
