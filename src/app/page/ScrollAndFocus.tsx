import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';

import { findOpenPopover } from '~/components/a11y/findOpenPopover';
import { arrivalHash } from '~/domain/paths';

import { safeStorage } from '../store/safeStorage';
import { focusHeading } from './focusHeading';
import { scrollToAnchor } from './scrollToAnchor';

const positions = safeStorage(() => window.sessionStorage);

/** Returns the storage key for the scroll position of the current history entry. The entry's state has its `key`. */
function positionKey(): string {
  const state = window.history.state as { key?: unknown } | null;
  return `scroll:${typeof state?.key === 'string' ? state.key : 'default'}`;
}

/**
 * Does on client-side navigations what browsers do when they load a page: scrolls to the top, to an anchor or, on Back
 * and Forward, to the previous position. Also focuses the heading of a new page. Does nothing on the first page of a
 * visit, where the browser and boot.ts scroll.
 */
export function ScrollAndFocus() {
  const location = useLocation();
  const type = useNavigationType();
  const previous = useRef<Location>(undefined);

  // A layout effect, since one frame later the browser has adjusted the position to the height of the new page and
  // fired 'scroll', which overwrites the saved position.
  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (!from) return;
    const isSamePage = from.pathname === location.pathname;
    if (!isSamePage) {
      findOpenPopover()?.hidePopover();
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
    // On a reload, and on Back from another site, the browser restores the position.
    const restoreDefault = () => void (window.history.scrollRestoration = 'auto');
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', savePosition, { passive: true });
    // Saves the position on click too, since a link can be clicked before the last 'scroll' event has fired.
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
