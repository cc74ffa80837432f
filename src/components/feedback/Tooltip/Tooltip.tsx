import type { PopperProps } from '@mui/material/Popper';
import { cloneElement, lazy, Suspense, useRef, useState } from 'react';
import type { ComponentType, ReactElement, SyntheticEvent } from 'react';

import type { AnchoredTooltipProps } from './AnchoredTooltip';

/** The events that MUI's tooltip listens to on its control. */
const eventProps = ['onMouseOver', 'onMouseLeave', 'onFocus', 'onBlur', 'onTouchStart', 'onTouchEnd'] as const;

type EventProp = (typeof eventProps)[number];
// A method signature: React's handlers take more specific events.
type Listener = { bivarianceHack(event: SyntheticEvent<HTMLElement>): void }['bivarianceHack'];
export type TooltipListeners = Partial<Record<EventProp, Listener | undefined>>;

export type TooltipProps = {
  /** Repeats the control's accessible name for sighted users; '' shows no tooltip. */
  title: string;
  placement?: 'bottom' | 'right';
  /** Styles of the popper, such as the widths at which it is hidden. */
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
 * MUI's tooltip (hover, keyboard focus, long press; Escape closes it), loaded at the first event on the control to keep
 * its positioning engine out of a page's first load.
 */
export function Tooltip({ children, ...tooltip }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const listeners = useRef<TooltipListeners>(undefined);
  const missed = useRef<[EventProp, SyntheticEvent<HTMLElement>, HTMLElement][]>([]);

  const forward = (name: EventProp, event: SyntheticEvent<HTMLElement>) => {
    children.props[name]?.(event);
    setAnchor(event.currentTarget);
    if (listeners.current) listeners.current[name]?.(event);
    else missed.current.push([name, event, event.currentTarget]);
  };
  const replayMissed = (next: TooltipListeners) => {
    listeners.current = next;
    for (const [name, event, currentTarget] of missed.current.splice(0)) {
      // React resets it after dispatching. MUI takes it for its child, which it may not have registered yet.
      event.currentTarget = currentTarget;
      next[name]?.(event);
    }
  };

  return (
    <>
      {cloneElement(
        children,
        Object.fromEntries(
          eventProps.map((name) => [name, (event: SyntheticEvent<HTMLElement>) => forward(name, event)]),
        ),
      )}
      {anchor && (
        <Suspense fallback={null}>
          <LazyTooltip {...tooltip} anchor={anchor} onListenersChange={replayMissed} />
        </Suspense>
      )}
    </>
  );
}
