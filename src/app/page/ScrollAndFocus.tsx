import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { openPopover } from '~/components/a11y/openPopover';
import { arrivalHash } from '~/domain/paths';

import { safeStorage } from '../store/safeStorage';
import { scrollToAnchor } from './scrollToAnchor';

const positions = safeStorage(() => window.sessionStorage);

/** Where the position of a history entry is kept; the router writes the entry's key into its state. */
function positionKey(): string {
  const state = window.history.state as { key?: unknown } | null;
  return `scroll:${typeof state?.key === 'string' ? state.key : 'default'}`;
}

/**
 * What a browser does on arriving at a page, for pages that arrive without one: to the top and on to the anchor, back
 * to where one was on Back and Forward, and the focus to the new page's heading so that a screen reader reads it. The
 * first page has arrived by the browser, and its anchor is looked after by the early script.
 */
export function ScrollAndFocus() {
  const location = useLocation();
  const type = useNavigationType();
  const arrived = useRef<string>(undefined);
  const query = useRef<string>(undefined);

  // In the layout phase: a frame later the browser has fitted the scroll position to the new page and said so.
  useLayoutEffect(() => {
    const first = arrived.current === undefined;
    const samePage = arrived.current === location.pathname;
    // Another search or filter of the same page: what is being looked at stays where it is.
    const sameQuery = query.current === location.search;
    arrived.current = location.pathname;
    query.current = location.search;
    if (first) return;
    if (!samePage) {
      openPopover()?.hidePopover();
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    }
    if (type === NavigationType.Pop) window.scrollTo(0, Number(positions.getItem(positionKey()) ?? 0));
    else {
      if (!samePage) window.scrollTo(0, 0);
      const hash = arrivalHash(location);
      if (hash) return scrollToAnchor(document, hash, { focus: samePage && location.hash !== '' });
      if (samePage && sameQuery) window.scrollTo({ top: 0, behavior: 'smooth' });
    }
    return undefined;
  }, [location, type]);

  useEffect(() => {
    const keep = () => void positions.setItem(positionKey(), String(window.scrollY));
    // While the app runs it restores positions itself; a reload or another site leaves that to the browser again.
    const handBack = () => void (window.history.scrollRestoration = 'auto');
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', keep, { passive: true });
    // A link may be followed before the browser has told of the last stretch.
    window.addEventListener('click', keep, { capture: true });
    window.addEventListener('pagehide', handBack);
    return () => {
      window.removeEventListener('scroll', keep);
      window.removeEventListener('click', keep, { capture: true });
      window.removeEventListener('pagehide', handBack);
    };
  }, []);

  return null;
}
