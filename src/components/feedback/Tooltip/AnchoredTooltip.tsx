import MuiTooltip from '@mui/material/Tooltip';
import { useLayoutEffect } from 'react';
import type { ComponentProps } from 'react';

import type { TooltipListeners, TooltipProps } from './Tooltip';

export type AnchoredTooltipProps = Omit<TooltipProps, 'children'> & {
  /** The control, which is mounted elsewhere. */
  anchor: HTMLElement;
  /** Called with MUI's current event listeners after every render. */
  onListenersChange: (listeners: TooltipListeners) => void;
};

/** MUI's tooltip for a control that is not its child: wrapping the control now would remount it and lose its focus. */
export function AnchoredTooltip({ anchor, onListenersChange, sx, ...tooltip }: AnchoredTooltipProps) {
  useLayoutEffect(() => {
    // MUI's development build warns about a control without it.
    if (import.meta.env.DEV) anchor.setAttribute('data-mui-internal-clone-element', 'true');
  }, [anchor]);
  return (
    <MuiTooltip {...tooltip} slotProps={{ popper: { anchorEl: anchor, ...(sx ? { sx } : {}) } }}>
      <ListenerProxy onListenersChange={onListenersChange} />
    </MuiTooltip>
  );
}

type ListenerProxyProps = ComponentProps<'span'> & Pick<AnchoredTooltipProps, 'onListenersChange'>;

/** MUI's child: a hidden element that passes the listeners MUI gives it to the control. */
function ListenerProxy({ onListenersChange, ...props }: ListenerProxyProps) {
  useLayoutEffect(() => onListenersChange(props));
  return <span hidden {...props} />;
}
