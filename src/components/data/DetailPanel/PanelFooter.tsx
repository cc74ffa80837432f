import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import EditIcon from 'lucide-react/icons/pencil';
import DeleteIcon from 'lucide-react/icons/trash-2';
import { use } from 'react';
import type { ReactNode } from 'react';

import { detailPanelCopy as copy } from './DetailPanel.copy';
import { StartWorkspaceContext } from './StartWorkspaceContext';

/** Callbacks of Edit and Delete. 'sampleData' shows a note and the button Start a workspace instead. */
export type PanelActions = { onEdit?: () => void; onDelete?: () => void } | 'sampleData';

export type PanelFooterProps = {
  actions: PanelActions;
  /** More buttons. The panel shows them for sample data too, so they must not change the record. */
  children?: ReactNode;
};

/** Footer of the panel with Edit, Delete and other buttons. It stays visible while the panel scrolls. */
export function PanelFooter({ actions, children }: PanelFooterProps) {
  const onStartWorkspace = use(StartWorkspaceContext);
  return (
    <Box sx={footerStyles}>
      {children}
      {actions === 'sampleData' ? (
        <>
          <Typography variant="body2" sx={[noteStyles, children !== undefined && { flexBasis: '100%' }]}>
            {copy.sampleData}
          </Typography>
          {onStartWorkspace && (
            <Button variant="outlined" onClick={onStartWorkspace}>
              {copy.startWorkspace}
            </Button>
          )}
        </>
      ) : (
        <>
          {actions.onEdit && (
            <Button variant="outlined" startIcon={<EditIcon size="1em" />} onClick={actions.onEdit}>
              {copy.edit}
            </Button>
          )}
          {actions.onDelete && (
            <Button
              variant="text"
              startIcon={<DeleteIcon size="1em" />}
              onClick={actions.onDelete}
              sx={{
                marginInlineStart: 'auto',
                color: 'error.main',
                '&:hover': { backgroundColor: 'tone.badSoft', color: 'error.main' },
              }}
            >
              {copy.delete}
            </Button>
          )}
        </>
      )}
    </Box>
  );
}

/** The note is above the buttons. From `md` on, it is next to Start a workspace if there are no other buttons. */
const noteStyles = { order: -1, flex: { xs: '1 0 100%', md: '1 1 12rem' }, color: 'text.secondary' } as const;

const footerStyles = {
  position: 'sticky',
  insetBlockEnd: 0,
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minBlockSize: 64,
  marginBlockStart: 'auto',
  padding: '10px 20px calc(10px + env(safe-area-inset-bottom))',
  backgroundColor: 'background.paper',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
} as const;
