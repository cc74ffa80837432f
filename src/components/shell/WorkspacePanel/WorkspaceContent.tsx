import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { FileButton } from '~/components/inputs/FileButton/FileButton';

import { backupFileTypes } from './backupFileTypes';
import { StaticAlert } from './OperationStatus';
import { WorkspaceFacts } from './WorkspaceFacts';
import { workspacePanelCopy } from './WorkspacePanel.copy';
import { busyStyles } from './busyStyles';
import type { WorkspaceInfo } from './workspaceOperation';

export type WorkspaceContentProps = {
  /** Undefined until the workspace is open. */
  info: WorkspaceInfo | undefined;
  /** True while an operation is running. The buttons then do nothing, but can keep the focus. */
  isBusy: boolean;
  onBackUp: () => void;
  onRestore: (file: File) => void;
  onShowSample: () => void;
  onDelete: () => void;
};

const copy = workspacePanelCopy.workspace;

/** Content of the panel while the office shows the workspace. */
export function WorkspaceContent({ info, isBusy, onBackUp, onRestore, onShowSample, onDelete }: WorkspaceContentProps) {
  const noteId = useId();
  const createActionProps = (onClick: () => void) => ({ 'aria-disabled': isBusy, ...(isBusy ? {} : { onClick }) });
  return (
    <>
      {info && (
        <>
          {info.damagedCount > 0 && <StaticAlert severity="warning">{copy.damaged(info.damagedCount)}</StaticAlert>}
          <Typography variant="body2">{copy.text}</Typography>
          <WorkspaceFacts {...info} />
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
            <Button variant="outlined" sx={busyStyles} {...createActionProps(onBackUp)}>
              {copy.backUp}
            </Button>
            <FileButton
              label={copy.restore}
              hiddenLabel={copy.restoreHidden}
              accept={backupFileTypes}
              onChooseFile={(file) => {
                if (!isBusy) onRestore(file);
              }}
            />
          </Box>
        </>
      )}
      <div>
        <Button
          variant="outlined"
          fullWidth
          aria-describedby={noteId}
          sx={busyStyles}
          {...createActionProps(onShowSample)}
        >
          {copy.showSample}
        </Button>
        <Typography id={noteId} variant="caption" component="p" sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
          {copy.showSampleNote}
        </Typography>
      </div>
      {info && (
        <>
          <Divider />
          <Button
            variant="text"
            sx={{ ...busyStyles, justifySelf: 'start', marginInlineStart: -2, color: 'error.main' }}
            {...createActionProps(onDelete)}
          >
            {copy.delete}
          </Button>
        </>
      )}
    </>
  );
}
