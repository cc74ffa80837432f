import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import { needsReload } from '~/components/shell/WorkspacePanel/workspaceOperation';
import { workspacePanelCopy as copy } from '~/components/shell/WorkspacePanel/WorkspacePanel.copy';

import { useExternalStore } from '../data/useExternalStore';
import type { OpenWorkspace } from '../workspace/openWorkspace';

export type WorkspaceAlertProps = { workspace: OpenWorkspace };

/** Alert above the pages, shown if the stored records cannot be read, for example if another tab has deleted them. */
export function WorkspaceAlert({ workspace }: WorkspaceAlertProps) {
  const { reason } = useExternalStore(workspace.snapshotStore);
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
          onClick={() => (needsReload(reason) ? location.reload() : void workspace.refresh())}
        >
          {needsReload(reason) ? copy.reload : copy.retry}
        </Button>
      }
    >
      {copy.reasons[reason]}
    </Alert>
  );
}
