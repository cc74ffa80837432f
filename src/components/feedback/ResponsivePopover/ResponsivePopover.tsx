import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import type { PopoverActions, PopoverProps } from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import CloseIcon from 'lucide-react/icons/x';
import { useCallback, useId, useRef } from 'react';
import type { ReactNode } from 'react';

import { radii, shadows } from '~/components/theme/tokens';
import { useIsMobile } from '~/components/theme/useIsMobile';

import { PopoverArrow } from './PopoverArrow';

export type ResponsivePopoverProps = {
  open: boolean;
  /** The button that opens the popover. It can be null while the popover is closed. */
  anchor: HTMLElement | null;
  title: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Position relative to the button: below it, or to its left ('side') with an arrow that points to it. */
  placement?: 'below' | 'side';
  onClose: () => void;
  children: ReactNode;
};

/** A modal popover next to the button that opens it. On phones, it is a bottom sheet. */
export function ResponsivePopover(props: ResponsivePopoverProps) {
  const { open, anchor, title, closeLabel, placement = 'below', onClose, children } = props;
  const isMobile = useIsMobile();
  const titleId = useId();
  const popoverActions = useRef<PopoverActions>(null);
  // Repositions the popover when its content grows, so that it stays in the window. MUI only positions a popover when
  // it opens or the window is resized.
  const updatePositionOnResize = useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver(() => popoverActions.current?.updatePosition());
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const dialogProps = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } as const;
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
        open={open}
        onClose={onClose}
        slotProps={{ paper: { ...dialogProps, sx: createBottomSheetStyles }, root: { sx: { zIndex: 'modal' } } }}
      >
        {content}
      </Drawer>
    );
  return (
    <Popover
      action={popoverActions}
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      {...popoverOrigins[placement]}
      slotProps={{ paper: { ...dialogProps, sx: createCardStyles }, root: { disableScrollLock: true } }}
    >
      {placement === 'side' && anchor && (
        <PopoverArrow anchor={anchor} onResize={() => popoverActions.current?.updatePosition()} />
      )}
      <Box
        ref={updatePositionOnResize}
        sx={{ maxBlockSize: 'calc(100dvh - 34px)', overflowY: 'auto', padding: '8px 16px 16px' }}
      >
        {content}
      </Box>
    </Popover>
  );
}

/** Width of the popover's card in px. */
const cardWidth = 304;
/** Distance in px between the card and the button. */
const buttonGap = 12;

const popoverOrigins = {
  below: {
    anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
    transformOrigin: { vertical: -4, horizontal: 'right' },
  },
  side: {
    anchorOrigin: { vertical: 'top', horizontal: 'left' },
    transformOrigin: { vertical: 'top', horizontal: cardWidth + buttonGap },
  },
} satisfies Record<string, Pick<PopoverProps, 'anchorOrigin' | 'transformOrigin'>>;

const createCardStyles = (theme: Theme) => ({
  inlineSize: cardWidth,
  // Overrides MUI's clipping, which would hide the arrow outside of the card.
  overflow: 'visible',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: `${radii.card}px`,
  boxShadow: shadows.float,
});

const createBottomSheetStyles = (theme: Theme) => ({
  maxBlockSize: '90dvh',
  padding: '8px 16px calc(16px + env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  borderStartStartRadius: `${radii.card}px`,
  borderStartEndRadius: `${radii.card}px`,
  ...theme.applyStyles('dark', { borderColor: theme.vars.palette.tone.fieldLine }),
});
