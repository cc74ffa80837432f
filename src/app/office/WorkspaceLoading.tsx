import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useStore } from 'zustand';

import { OperationStatus } from '~/components/shell/WorkspacePanel/OperationStatus';
import { workspacePanelCopy as copy } from '~/components/shell/WorkspacePanel/WorkspacePanel.copy';

import { officeStore } from './officeStore';
import { officeActions } from './officeActions';

/** Shown instead of the pages until the workspace is open, or if it cannot be opened. */
export function WorkspaceLoading() {
  const { operation } = useStore(officeStore);
  return (
    <Card sx={{ maxInlineSize: 480, padding: 3 }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <OperationStatus operation={operation} onRetry={officeActions.retry} />
        {operation?.status === 'failed' && (
          <Button variant="text" onClick={officeActions.showSample} sx={{ justifySelf: 'start' }}>
            {copy.workspace.showSample}
          </Button>
        )}
      </Box>
    </Card>
  );
}
