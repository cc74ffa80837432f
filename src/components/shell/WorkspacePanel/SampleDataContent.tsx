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
   * True if the panel was opened to start a workspace, or if a workspace is being started or could not be started. The
   * panel then begins with the start choices instead of the text about sample data.
   */
  isStarting: boolean;
  /** False if the title of the panel already is the heading of the start choices. */
  hasHeading: boolean;
  onOpen: () => void;
};

/** Content of the panel while the office shows sample data. */
export function SampleDataContent(props: SampleDataContentProps) {
  const { hasWorkspace, isStarting, hasHeading, isBusy, onStart, onOpen } = props;
  const [isChoosing, setIsChoosing] = useState(isStarting);
  const headingId = useId();
  if (isChoosing && !hasWorkspace) {
    const choices = <WorkspaceStartChoices isBusy={isBusy} onStart={onStart} />;
    if (!hasHeading) return choices;
    return (
      <Box component="section" tabIndex={-1} ref={focusOnMount} aria-labelledby={headingId}>
        <Typography id={headingId} variant="subtitle2" sx={{ marginBlockEnd: 0.5 }}>
          {copy.sample.start}
        </Typography>
        {choices}
      </Box>
    );
  }
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

/** Focuses the section with the start choices, since the clicked button disappears. */
function focusOnMount(section: HTMLElement | null) {
  section?.focus();
}
