import Alert from '@mui/material/Alert';
import type { AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';

import { useDelayed } from '~/components/feedback/useDelayed';

import { workspacePanelCopy as copy } from './WorkspacePanel.copy';
import { needsReload } from './workspaceOperation';
import type { RefusedBackup, WorkspaceOperation } from './workspaceOperation';

export type OperationStatusProps = {
  operation: WorkspaceOperation | undefined;
  /** Retries the failed operation, or reloads the page if `needsReload` is true for the reason of the failure. */
  onRetry: () => void;
};

/** Live region with the progress, result or error of an operation. It stays mounted, so that changes are announced. */
export function OperationStatus({ operation, onRetry }: OperationStatusProps) {
  const statusRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Moves the focus to the status if the focused button was removed, such as the start buttons once a workspace is
    // started.
    const isFocusLost = document.activeElement === document.body;
    if (isFocusLost && operation && operation.status !== 'running') statusRef.current?.focus();
  }, [operation]);
  return (
    // An empty status is positioned absolutely, so that it takes up no row of a surrounding grid.
    <Box ref={statusRef} role="status" tabIndex={-1} sx={{ outline: 'none', '&:empty': { position: 'absolute' } }}>
      {operation?.status === 'running' && <RunningOperation {...operation} />}
      {operation?.status === 'done' && <StaticAlert severity="success">{copy.done[operation.task]}</StaticAlert>}
      {operation?.status === 'refused' && (
        <StaticAlert severity="error" title={copy.refused[operation.reason].title}>
          {getRefusalText(operation)}
        </StaticAlert>
      )}
      {operation?.status === 'failed' && (
        <StaticAlert severity="error" title={copy.failed[operation.task]}>
          {copy.reasons[operation.reason]}
          <Button
            variant="outlined"
            size="small"
            sx={{ display: 'flex', marginBlockStart: 1.5 }}
            onClick={() => {
              // The clicked button disappears, so the status gets the focus.
              statusRef.current?.focus();
              onRetry();
            }}
          >
            {needsReload(operation.reason) ? copy.reload : copy.retry}
          </Button>
        </StaticAlert>
      )}
    </Box>
  );
}

function getRefusalText(operation: RefusedBackup): string {
  switch (operation.reason) {
    case 'too-large':
      return copy.refused['too-large'].text(operation);
    case 'workspace-too-large':
      return copy.refused['workspace-too-large'].text(operation);
    case 'no-space':
      return copy.refused['no-space'].text(operation);
    default:
      return copy.refused[operation.reason].text;
  }
}

type RunningOperationProps = Extract<WorkspaceOperation, { status: 'running' }>;

function RunningOperation({ task, progress }: RunningOperationProps) {
  const textId = useId();
  const isProgressShown = useDelayed(true);
  if (!isProgressShown) return null;
  return (
    <>
      <Typography id={textId} variant="body2" sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
        {copy.running[task]}
      </Typography>
      <LinearProgress
        aria-labelledby={textId}
        sx={{ blockSize: 6, borderRadius: 99 }}
        {...(progress === undefined ? {} : { variant: 'determinate', value: Math.round(progress * 100) })}
      />
    </>
  );
}

const alertBackgrounds = {
  error: 'tone.badSoft',
  success: 'tone.okSoft',
  warning: 'tone.warnSoft',
  info: 'tone.primarySoft',
};

type StaticAlertProps = { severity: AlertColor; title?: string; children: ReactNode };

/** An alert without a role, for use in a live region or as part of the page. */
export function StaticAlert({ severity, title, children }: StaticAlertProps) {
  return (
    <Alert
      severity={severity}
      role="presentation"
      sx={{ bgcolor: alertBackgrounds[severity], color: 'text.primary', '& .MuiAlert-message': { minInlineSize: 0 } }}
    >
      {title && (
        <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
          {title}
        </Typography>
      )}
      {children}
    </Alert>
  );
}
