import type { PopperProps } from '@mui/material/Popper';
import { cloneElement, lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType, FocusEvent, PointerEvent, ReactElement } from 'react';

import type { TooltipBubbleProps } from './TooltipBubble';

/** What is told of the control, which goes on hearing it itself. */
type Heard = {
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
};

export type TooltipProps = {
  /** What is shown; nothing where it is empty. The control has its own name, which this repeats for the eye. */
  title: string;
  placement?: 'bottom' | 'right';
  /** Where the hint is not to be seen. */
  sx?: NonNullable<PopperProps['sx']>;
  children: ReactElement<Heard>;
};

// MUI's tooltip brings an engine for placing with it, which a page that nobody has pointed at can do without. A hint
// that can not be had is no reason to take the page away.
const HintBubble = lazy(async (): Promise<{ default: ComponentType<TooltipBubbleProps> }> => {
  try {
    return { default: (await import('./TooltipBubble')).TooltipBubble };
  } catch {
    return { default: () => null };
  }
});

/** ms. A hand that passes over asks for nothing; one that goes over to the hint has the time to. */
const delays = { open: 100, close: 100, press: 700 } as const;

/** The word of a control that shows none, under the pointer, at the keyboard's focus, and under a finger that rests. */
export function Tooltip({ title, placement = 'bottom', sx, children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, setOpen] = useState(false);
  const [next, setNext] = useState<{ delay: number; open: boolean }>();
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => setOpen(next.open), next.delay);
    return () => clearTimeout(timer);
  }, [next]);
  const after = (delay: number, open: boolean) => setNext({ delay, open });
  const own = children.props;

  return (
    <>
      {cloneElement(children, {
        onPointerEnter: (event) => {
          own.onPointerEnter?.(event);
          if (event.pointerType === 'touch') return;
          setAnchor(event.currentTarget);
          after(delays.open, true);
        },
        onPointerDown: (event) => {
          own.onPointerDown?.(event);
          if (event.pointerType !== 'touch') return;
          setAnchor(event.currentTarget);
          after(delays.press, true);
        },
        onPointerLeave: (event) => {
          own.onPointerLeave?.(event);
          after(delays.close, false);
        },
        onFocus: (event) => {
          own.onFocus?.(event);
          if (!event.currentTarget.matches(':focus-visible')) return;
          setAnchor(event.currentTarget);
          after(0, true);
        },
        onBlur: (event) => {
          own.onBlur?.(event);
          after(0, false);
        },
      })}
      {anchor && title !== '' && (
        <Suspense fallback={null}>
          <HintBubble
            title={title}
            anchor={anchor}
            placement={placement}
            isOpen={isOpen}
            onEnter={() => after(0, true)}
            onLeave={() => after(delays.close, false)}
            onClose={() => after(0, false)}
            {...(sx ? { sx } : {})}
          />
        </Suspense>
      )}
    </>
  );
}
