import type { PopperProps } from '@mui/material/Popper';
import { cloneElement, lazy, Suspense, useRef, useState } from 'react';
import type { ComponentType, ReactElement, SyntheticEvent } from 'react';

import type { AnchoredTooltipProps } from './AnchoredTooltip';

/** Event handler props that MUI's tooltip adds to its control. */
const eventProps = ['onMouseOver', 'onMouseLeave', 'onFocus', 'onBlur', 'onTouchStart', 'onTouchEnd'] as const;

type EventProp = (typeof eventProps)[number];
// Method parameters are bivariant, so React's handlers for more specific events can be assigned to `Listener`.
type Listener = { bivarianceHack(event: SyntheticEvent<HTMLElement>): void }['bivarianceHack'];
export type TooltipListeners = Partial<Record<EventProp, Listener | undefined>>;

export type TooltipProps = {
  /** Text of the tooltip, such as the accessible name of the control. With '', no tooltip appears. */
  title: string;
  placement?: 'top' | 'bottom' | 'right';
  /** Styles of MUI's popper, such as breakpoints at which the tooltip is hidden. */
  sx?: NonNullable<PopperProps['sx']>;
  children: ReactElement<TooltipListeners>;
};

// The control works without its tooltip, so a failed chunk load is ignored.
const LazyTooltip = lazy(async (): Promise<{ default: ComponentType<AnchoredTooltipProps> }> => {
  try {
    return { default: (await import('./AnchoredTooltip')).AnchoredTooltip };
  } catch {
    return { default: () => null };
  }
});

/**
 * Tooltip that opens on hover, keyboard focus and long press, and closes on Escape. MUI's tooltip is loaded on the
 * first event of the control, so that its positioning code is not part of a page's first load.
 */
export function Tooltip({ children, ...tooltipProps }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const listeners = useRef<TooltipListeners>(undefined);
  const missedEvents = useRef<[EventProp, SyntheticEvent<HTMLElement>, HTMLElement][]>([]);

  const forwardEvent = (name: EventProp, event: SyntheticEvent<HTMLElement>) => {
    children.props[name]?.(event);
    setAnchor(event.currentTarget);
    if (listeners.current) listeners.current[name]?.(event);
    else missedEvents.current.push([name, event, event.currentTarget]);
  };
  const replayMissedEvents = (newListeners: TooltipListeners) => {
    listeners.current = newListeners;
    for (const [name, event, currentTarget] of missedEvents.current.splice(0)) {
      // MUI reads the control from `currentTarget`, which React clears after it has dispatched an event.
      event.currentTarget = currentTarget;
      newListeners[name]?.(event);
    }
  };

  return (
    <>
      {cloneElement(
        children,
        Object.fromEntries(
          eventProps.map((name) => [name, (event: SyntheticEvent<HTMLElement>) => forwardEvent(name, event)]),
        ),
      )}
      {anchor && (
        <Suspense fallback={null}>
          <LazyTooltip {...tooltipProps} anchor={anchor} onListenersChange={replayMissedEvents} />
        </Suspense>
      )}
    </>
  );
}
