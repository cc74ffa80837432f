import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import CloseIcon from 'lucide-react/icons/x';
import type { ReactNode, ToggleEvent } from 'react';

import { radii, shadows, sizes } from '~/components/theme/tokens';

export type PopoverPanelProps = {
  /** Id of the panel, for the `popoverTarget` of the buttons that open the panel. */
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/**
 * Dialog that is a native popover: any button with `popoverTarget={id}` opens it, even without JavaScript. Escape or a
 * click outside closes it.
 */
export function PopoverPanel({ id, title, closeLabel, children }: PopoverPanelProps) {
  const titleId = `${id}-title`;
  return (
    <Box
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      // Makes browsers focus a prerendered panel when it opens. React renders the attribute on the server only.
      autoFocus
      // Focuses a panel that was not prerendered, unless the focus is already in it when the event fires.
      onToggle={({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
        if (newState === 'open' && !currentTarget.contains(document.activeElement)) currentTarget.focus();
      }}
      sx={panelStyles}
    >
      <Typography id={titleId} variant="h3" component="p" color="textPrimary" sx={{ paddingInlineEnd: 4 }}>
        {title}
      </Typography>
      {children}
      <Box
        component="button"
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={closeLabel}
        sx={closeButtonStyles}
      >
        <CloseIcon size={20} />
      </Box>
    </Box>
  );
}

const closeButtonStyles = {
  position: 'absolute',
  insetBlockStart: 12,
  insetInlineEnd: 12,
  display: 'grid',
  placeItems: 'center',
  width: sizes.controlTouch,
  height: sizes.controlTouch,
  border: 0,
  borderRadius: `${radii.control}px`,
  background: 'none',
  color: 'text.secondary',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'tone.hover', color: 'text.primary' },
};

const panelStyles = {
  // On phones, the panel is at the bottom of the screen, within reach of the thumb.
  marginBlockEnd: { xs: 2, md: 'auto' },
  width: { xs: 480, md: 440 },
  maxWidth: 'calc(100% - 32px)',
  maxHeight: 'calc(100dvh - 32px)',
  overflow: 'auto',
  p: { xs: 3, md: 4 },
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.paper',
  color: 'text.body',
  boxShadow: shadows.float,
  // Flex instead of grid: in WebKit, a popover that is a grid fills the window.
  '&:popover-open': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2 },
  // Hides the panel in Safari before version 17, which has no popovers, until popoverFallback opens it.
  '@supports not selector(:popover-open)': {
    display: 'none',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 2,
  },
  '&::backdrop': { bgcolor: 'color-mix(in srgb, black 56%, transparent)' },
};
