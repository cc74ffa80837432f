import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import CloseIcon from 'lucide-react/icons/x';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { radii, shadows } from '~/components/theme/tokens';
import { useIsMobile } from '~/components/theme/useIsMobile';

export type ResponsivePopoverProps = {
  /** The button that opened it; null while closed. */
  anchor: HTMLElement | null;
  title: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
};

/** Modal popover under its button; on phones a bottom sheet. */
export function ResponsivePopover({ anchor, title, closeLabel, onClose, children }: ResponsivePopoverProps) {
  const isMobile = useIsMobile();
  const titleId = useId();
  const dialog = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } as const;
  const content = (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          minBlockSize: 44,
          marginInlineEnd: -1,
        }}
      >
        <Typography id={titleId} variant="subtitle1" component="h2" sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
          <bdi>{title}</bdi>
        </Typography>
        <IconButton aria-label={closeLabel} onClick={onClose}>
          <CloseIcon size="1.25rem" />
        </IconButton>
      </Box>
      {children}
    </>
  );
  if (isMobile)
    return (
      <Drawer
        anchor="bottom"
        open={anchor !== null}
        onClose={onClose}
        slotProps={{ paper: { ...dialog, sx: sheet }, root: { sx: { zIndex: 'modal' } } }}
      >
        {content}
      </Drawer>
    );
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -4, horizontal: 'right' }}
      slotProps={{ paper: { ...dialog, sx: card }, root: { disableScrollLock: true } }}
    >
      {content}
    </Popover>
  );
}

const card = (theme: Theme) => ({
  inlineSize: 304,
  padding: '8px 16px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: `${radii.card}px`,
  boxShadow: shadows.float,
});

const sheet = (theme: Theme) => ({
  maxBlockSize: '90dvh',
  padding: '8px 16px calc(16px + env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  borderStartStartRadius: `${radii.card}px`,
  borderStartEndRadius: `${radii.card}px`,
});
