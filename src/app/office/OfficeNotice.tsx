import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';

import { workspacePanelCopy as copy } from '~/components/shell/WorkspacePanel/WorkspacePanel.copy';

import type { OpenWorkspace } from '../workspace/openWorkspace';

/** Above all pages, says that the workspace has lost the connection to its storage, and offers to try again. */
export function OfficeNotice({ workspace }: { workspace: OpenWorkspace }) {
  const { reason } = useSyncExternalStore(workspace.snapshot.subscribe, workspace.snapshot.getSnapshot);
  if (!reason) return null;
  return (
    <Alert
      severity="error"
      sx={{ marginBlockEnd: 2 }}
      action={
        <Button
          variant="text"
          size="small"
          color="inherit"
          onClick={() => (reason === 'newer-version' ? location.reload() : void workspace.refresh())}
        >
          {reason === 'newer-version' ? copy.reload : copy.retry}
        </Button>
      }
    >
      {copy.reasons[reason]}
    </Alert>
  );
}
