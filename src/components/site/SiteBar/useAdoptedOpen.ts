import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

export type MenuName = 'mobile' | 'products';

/** The button of a menu in the bar. The early script knows it by the same attribute. */
export function menuButton(bar: RefObject<HTMLElement | null>, name: MenuName): HTMLElement | null {
  return bar.current?.querySelector<HTMLElement>(`[data-menu="${name}"]`) ?? null;
}

/**
 * 'pointedAt' is open because the pointer is over it, 'left' is about to close because the pointer went, unless that
 * comes back or a click has meanwhile asked for it to be 'open'.
 */
export type MenuState = 'closed' | 'pointedAt' | 'left' | 'open';

/**
 * The state of a menu of the bar. A served page is usable before React has come: what a visitor opened until then
 * stands in the button's `aria-expanded`, and is taken over from there.
 */
export function useAdoptedOpen(bar: RefObject<HTMLElement | null>, name: MenuName) {
  const [state, setState] = useState<MenuState>('closed');
  useLayoutEffect(() => {
    const button = menuButton(bar, name);
    const isOpen = button?.getAttribute('aria-expanded') === 'true';
    // Opened by the pointer, which may have gone while the application came.
    const pointed = button?.parentElement?.matches(':hover') ? 'pointedAt' : 'left';
    const served = button?.hasAttribute('data-pointed') ? pointed : 'open';
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the served markup is known only once it is in the document
    setState(isOpen ? served : 'closed');
  }, [bar, name]);
  return [state, setState] as const;
}
