import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { safeStorage } from '../store/safeStorage';
import { scrollToAnchor } from './scrollToAnchor';

const positions = safeStorage(() => window.sessionStorage);

const storageKey = (key: string) => `scroll:${key}`;

/**
 * What a browser does on arriving at a page, for pages that arrive without one: to the top or to the anchor, back to
 * where one was on Back and Forward, and the focus to the new page's heading so that a screen reader reads it.
 */
export function PageArrival() {
  const location = useLocation();
  const type = useNavigationType();
  const arrived = useRef<string>(undefined);

  useEffect(() => {
    const first = arrived.current === undefined;
    const samePage = arrived.current === location.pathname;
    arrived.current = location.pathname;
    if (!first && !samePage) {
      const heading = document.querySelector<HTMLElement>('h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    }
    if (first) return;
    if (type === NavigationType.Pop) {
      window.scrollTo(0, Number(positions.getItem(storageKey(location.key)) ?? 0));
      return;
    }
    if (location.hash) return scrollToAnchor(document, location.hash);
    if (!samePage) window.scrollTo(0, 0);
    return undefined;
  }, [location, type]);

  useEffect(() => {
    const keep = () => void positions.setItem(storageKey(location.key), String(window.scrollY));
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [location.key]);

  return null;
}
