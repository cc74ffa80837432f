import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { FileButton } from '~/components/inputs/FileButton/FileButton';
import { withoutSecondClick } from '~/components/links/secondClick';

import { workspacePanelCopy as copy } from './WorkspacePanel.copy';
import { backupFileTypes } from './backupFileTypes';
import { busyStyles } from './busyStyles';
import type { InitialWorkspaceContents } from './workspaceOperation';

export type WorkspaceStartChoicesProps = {
  /** True while an operation is running. The buttons then do nothing, but can keep the focus. */
  isBusy: boolean;
  onStart: (contents: InitialWorkspaceContents) => void;
};

const initialContents = ['sample', 'empty'] as const;

/**
 * Says where a workspace is stored, and offers to start one with the sample data, without records, or from a backup.
 */
export function WorkspaceStartChoices({ isBusy, onStart }: WorkspaceStartChoicesProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, '& > label': { justifyContent: 'start', paddingInline: '16px' } }}>
      <Typography variant="body2">{copy.choices.text}</Typography>
      {initialContents.map((contents) => (
        <Button
          key={contents}
          variant="outlined"
          aria-disabled={isBusy}
          // Ignores the second click of a double-click on 'Start a workspace', since these buttons appear in its place.
          {...withoutSecondClick(isBusy ? undefined : () => onStart(contents))}
          sx={{
            display: 'grid',
            justifyContent: 'start',
            justifyItems: 'start',
            paddingBlock: 1.25,
            textAlign: 'start',
            whiteSpace: 'normal',
            ...busyStyles,
          }}
        >
          {copy.choices[contents].title}
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {copy.choices[contents].note}
          </Typography>
        </Button>
      ))}
      <FileButton
        label={copy.choices.backup}
        hiddenLabel=""
        accept={backupFileTypes}
        onChooseFile={(file) => {
          if (!isBusy) onStart(file);
        }}
      />
    </Box>
  );
}
