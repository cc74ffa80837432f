import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';

import { openPopover } from '~/components/a11y/openPopover';
import { arrivalHash } from '~/domain/paths';

import { safeStorage } from '../store/safeStorage';
import { focusHeading } from './focusHeading';
import { scrollToAnchor } from './scrollToAnchor';

const positions = safeStorage(() => window.sessionStorage);

/** Storage key for the scroll position of the current history entry; the router keeps the entry's key in its state. */
function positionKey(): string {
  const state = window.history.state as { key?: unknown } | null;
  return `scroll:${typeof state?.key === 'string' ? state.key : 'default'}`;
}

/**
 * Does for client-side navigations what the browser does for page loads: scrolls to the top, to the anchor or, on Back
 * and Forward, to the previous position, and focuses the heading. The first page is left to the browser and boot.ts.
 */
export function ScrollAndFocus() {
  const location = useLocation();
  const type = useNavigationType();
  const previous = useRef<Location>(undefined);

  // A layout effect: one frame later the browser has clamped the scroll position to the new page and fired 'scroll'.
  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (!from) return;
    const isSamePage = from.pathname === location.pathname;
    if (!isSamePage) {
      openPopover()?.hidePopover();
      focusHeading();
    }
    if (type === NavigationType.Pop) window.scrollTo(0, Number(positions.getItem(positionKey()) ?? 0));
    else {
      if (!isSamePage) window.scrollTo(0, 0);
      const hash = arrivalHash(location);
      if (hash) return scrollToAnchor(document, hash, { focus: isSamePage && location.hash !== '' });
      // A new search or filter on the same page keeps the scroll position.
      if (isSamePage && from.search === location.search) window.scrollTo({ top: 0, behavior: 'smooth' });
    }
    return undefined;
  }, [location, type]);

  useEffect(() => {
    const savePosition = () => void positions.setItem(positionKey(), String(window.scrollY));
    // Reloads and other sites are restored by the browser.
    const restoreDefault = () => void (window.history.scrollRestoration = 'auto');
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', savePosition, { passive: true });
    // A link can be clicked before the last 'scroll' event has fired.
    window.addEventListener('click', savePosition, { capture: true });
    window.addEventListener('pagehide', restoreDefault);
    return () => {
      window.removeEventListener('scroll', savePosition);
      window.removeEventListener('click', savePosition, { capture: true });
      window.removeEventListener('pagehide', restoreDefault);
    };
  }, []);

  return null;
}
