import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { workspacePanelCopy } from './WorkspacePanel.copy';
import type { WorkspaceInfo } from './workspaceOperation';

const copy = workspacePanelCopy.workspace.facts;

/** Lists where the workspace is stored, whether the browser protects it, its size, and the time of the last backup. */
export function WorkspaceFacts({ isPersisted, usedBytes, lastBackup }: Omit<WorkspaceInfo, 'damagedCount'>) {
  const facts = [
    { label: copy.place.label, value: copy.place.value },
    { label: copy.protection.label, value: isPersisted ? copy.protection.yes : copy.protection.no },
    ...(usedBytes === undefined ? [] : [{ label: copy.size.label, value: copy.size.value(usedBytes) }]),
    { label: copy.backup.label, value: lastBackup ? copy.backup.value(lastBackup) : copy.backup.none },
  ];
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1 }}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ color: 'text.primary', fontWeight: 500 }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
