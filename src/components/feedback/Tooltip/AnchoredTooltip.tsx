import MuiTooltip from '@mui/material/Tooltip';
import { useLayoutEffect } from 'react';
import type { ComponentProps } from 'react';

import type { TooltipListeners, TooltipProps } from './Tooltip';

export type AnchoredTooltipProps = Omit<TooltipProps, 'children'> & {
  /** The control that the tooltip belongs to. The control is mounted elsewhere. */
  anchor: HTMLElement;
  /** Called after every render with the event listeners that MUI needs on the control. */
  onListenersChange: (listeners: TooltipListeners) => void;
};

/**
 * MUI's tooltip for a control that is not its child. If MUI's tooltip wrapped the control, React would mount the
 * control again, and the control would lose the focus.
 */
export function AnchoredTooltip({ anchor, onListenersChange, sx, ...tooltip }: AnchoredTooltipProps) {
  useLayoutEffect(() => {
    // MUI's development build warns if a control does not have this attribute.
    if (import.meta.env.DEV) anchor.setAttribute('data-mui-internal-clone-element', 'true');
  }, [anchor]);
  return (
    <MuiTooltip {...tooltip} slotProps={{ popper: { anchorEl: anchor, ...(sx ? { sx } : {}) } }}>
      <ListenerProxy onListenersChange={onListenersChange} />
    </MuiTooltip>
  );
}

type ListenerProxyProps = ComponentProps<'span'> & Pick<AnchoredTooltipProps, 'onListenersChange'>;

/** Child for MUI's tooltip: a hidden element. It passes the listeners that MUI gives it to `onListenersChange`. */
function ListenerProxy({ onListenersChange, ...props }: ListenerProxyProps) {
  useLayoutEffect(() => onListenersChange(props));
  return <span hidden {...props} />;
}
