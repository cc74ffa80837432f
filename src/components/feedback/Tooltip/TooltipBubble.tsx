import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

import type { TooltipProps } from './Tooltip';

export type TooltipBubbleProps = Omit<TooltipProps, 'children'> & {
  /** The control. It stays where it is and what it is: wrapped now, it would be made anew and lose the focus. */
  anchor: HTMLElement;
  isOpen: boolean;
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
};

/** The hint itself: stays while it is pointed at, and closes on Escape (WCAG 1.4.13). */
export function TooltipBubble({ title, anchor, placement, sx, isOpen, onEnter, onLeave, onClose }: TooltipBubbleProps) {
  return (
    <Tooltip
      title={title}
      open={isOpen}
      onClose={onClose}
      {...(placement ? { placement } : {})}
      slotProps={{
        popper: { anchorEl: anchor, onPointerEnter: onEnter, onPointerLeave: onLeave, ...(sx ? { sx } : {}) },
      }}
    >
      <Box component="span" hidden />
    </Tooltip>
  );
}
