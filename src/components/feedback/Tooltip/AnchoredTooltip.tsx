import MuiTooltip from '@mui/material/Tooltip';
import { useLayoutEffect } from 'react';
import type { ComponentProps } from 'react';

import type { TooltipListeners, TooltipProps } from './Tooltip';

export type AnchoredTooltipProps = Omit<TooltipProps, 'children'> & {
  /** The control that the tooltip describes. It is rendered by another component. */
  anchor: HTMLElement;
  /** Called after every render with the event listeners that MUI needs on the control. */
  onListenersChange: (listeners: TooltipListeners) => void;
};

/**
 * MUI's tooltip for a control that is not its child. If the lazy-loaded tooltip wrapped the control, React would
 * remount the control, which would lose the focus.
 */
export function AnchoredTooltip({ anchor, onListenersChange, sx, ...tooltipProps }: AnchoredTooltipProps) {
  useLayoutEffect(() => {
    // MUI's development build warns about a control without this attribute.
    if (import.meta.env.DEV) anchor.setAttribute('data-mui-internal-clone-element', 'true');
  }, [anchor]);
  return (
    <MuiTooltip {...tooltipProps} slotProps={{ popper: { anchorEl: anchor, ...(sx ? { sx } : {}) } }}>
      <ListenerProxy onListenersChange={onListenersChange} />
    </MuiTooltip>
  );
}

type ListenerProxyProps = ComponentProps<'span'> & Pick<AnchoredTooltipProps, 'onListenersChange'>;

/** Hidden child for MUI's tooltip. Passes the event listeners that MUI adds to its child to `onListenersChange`. */
function ListenerProxy({ onListenersChange, ...props }: ListenerProxyProps) {
  useLayoutEffect(() => onListenersChange(props));
  return <span hidden {...props} />;
}
