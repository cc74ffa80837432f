import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Scrolls the open row of a list into view. When the details close and nothing else has the focus, focuses the link of
 * the row, or the list if the row no longer exists.
 */
export function useFocusOpenRow(listRef: RefObject<HTMLElement | null>, openId: string | undefined) {
  const lastOpenLink = useRef<Element | null>(undefined);
  useEffect(() => {
    const list = listRef.current;
    if (openId !== undefined) {
      const link = list?.querySelector('a[aria-current=true]') ?? null;
      link?.scrollIntoView({ block: 'nearest' });
      lastOpenLink.current = link;
    } else if (lastOpenLink.current !== undefined) {
      const link = lastOpenLink.current;
      lastOpenLink.current = undefined;
      if (document.activeElement !== document.body) return;
      const focusTarget = link instanceof HTMLElement && link.isConnected ? link : list;
      focusTarget?.focus({ preventScroll: true });
    }
  }, [listRef, openId]);
}
