import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import PreviousIcon from 'lucide-react/icons/chevron-up';
import NextIcon from 'lucide-react/icons/chevron-down';
import CloseIcon from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

import { Tooltip } from '~/components/feedback/Tooltip/Tooltip';

import { detailPanelCopy as copy } from './DetailPanel.copy';

export type PanelToolbarProps = {
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
};

/** Buttons at the top of the panel: previous row, next row, Close. They stay visible while the panel scrolls. */
export function PanelToolbar({ onPrevious, onNext, onClose }: PanelToolbarProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 1,
        flex: 'none',
        display: 'flex',
        gap: 0.5,
        padding: { xs: '6px 8px', md: '8px 12px' },
        bgcolor: 'background.paper',
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <AdjacentRowButton {...copy.previous} shortcut="K" icon={<PreviousIcon size="1.25rem" />} onClick={onPrevious} />
      <AdjacentRowButton {...copy.next} shortcut="J" icon={<NextIcon size="1.25rem" />} onClick={onNext} />
      <IconButton aria-label={copy.close} onClick={onClose} sx={{ marginInlineStart: 'auto' }}>
        <CloseIcon size="1.25rem" />
      </IconButton>
    </Box>
  );
}

type AdjacentRowButtonProps = {
  label: string;
  tooltip: string;
  shortcut: string;
  icon: ReactNode;
  onClick: (() => void) | undefined;
};

/**
 * Button that opens the previous or next row. Without such a row, the button has `aria-disabled`: with `disabled`, it
 * would lose the focus, and the keyboard shortcuts only work while the panel has the focus.
 */
function AdjacentRowButton({ label, tooltip, shortcut, icon, onClick }: AdjacentRowButtonProps) {
  return (
    <Tooltip title={tooltip}>
      <IconButton aria-label={label} aria-keyshortcuts={shortcut} aria-disabled={!onClick} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
