import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { WorkspaceStartChoices } from './WorkspaceStartChoices';
import type { WorkspaceStartChoicesProps } from './WorkspaceStartChoices';
import { workspacePanelCopy as copy } from './WorkspacePanel.copy';

export type SampleDataContentProps = WorkspaceStartChoicesProps & {
  hasWorkspace: boolean;
  /**
   * True if a workspace is being started, or could not be started. The panel then begins with the choice of how to
   * start.
   */
  isStarting: boolean;
  onOpen: () => void;
};

/** Content of the panel while the office shows sample data. */
export function SampleDataContent({ hasWorkspace, isStarting, isBusy, onStart, onOpen }: SampleDataContentProps) {
  const [isChoosing, setIsChoosing] = useState(isStarting);
  const headingId = useId();
  if (isChoosing && !hasWorkspace)
    return (
      <Box component="section" tabIndex={-1} ref={focusOnMount} aria-labelledby={headingId}>
        <Typography id={headingId} variant="subtitle2" sx={{ marginBlockEnd: 0.5 }}>
          {copy.sample.start}
        </Typography>
        <WorkspaceStartChoices isBusy={isBusy} onStart={onStart} />
      </Box>
    );
  return (
    <>
      <Typography variant="body2">{copy.sample.text}</Typography>
      {hasWorkspace ? (
        <Button variant="contained" aria-disabled={isBusy} onClick={isBusy ? undefined : onOpen}>
          {copy.sample.open}
        </Button>
      ) : (
        <Button variant="contained" onClick={() => setIsChoosing(true)}>
          {copy.sample.start}
        </Button>
      )}
    </>
  );
}

/** Focuses the section with the choices, since the button that opened the section disappears. */
function focusOnMount(section: HTMLElement | null) {
  section?.focus();
}
