import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';

import { workspacePanelCopy as copy } from '~/components/shell/WorkspacePanel/WorkspacePanel.copy';

import type { OpenWorkspace } from '../workspace/openWorkspace';
import { office } from './office';

export type OfficeNoticeProps = { workspace: OpenWorkspace | undefined };

/** Above all pages, says that the workspace was deleted in another tab, or has lost the connection to its storage. */
export function OfficeNotice({ workspace }: OfficeNoticeProps) {
  if (workspace) return <ConnectionNotice workspace={workspace} />;
  return (
    <Alert
      severity="warning"
      sx={{ marginBlockEnd: 2 }}
      closeText={copy.close}
      onClose={() => office.setState({ wasDeletedElsewhere: false })}
    >
      {copy.deletedElsewhere}
    </Alert>
  );
}

function ConnectionNotice({ workspace }: { workspace: OpenWorkspace }) {
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
