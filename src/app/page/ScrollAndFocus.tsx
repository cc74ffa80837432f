import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';

import { findOpenPopover } from '~/components/a11y/findOpenPopover';
import { getScrollBehavior } from '~/components/a11y/getScrollBehavior';
import { getScrollTargetHash } from '~/domain/paths';

import { createSafeStorage } from '../store/safeStorage';
import { focusHeading } from './focusHeading';
import { scrollToAnchor } from './scrollToAnchor';

const positionStorage = createSafeStorage(() => window.sessionStorage);

/**
 * Returns the storage key for the scroll position of the current history entry. It ends with the router's key of the
 * entry. The first entry has no such key, so it ends with 'default'. An entry without a state, which the browser adds
 * when the user types a hash, ends with 'typed'.
 */
function getPositionKey(): string {
  const state = window.history.state as { key?: unknown } | null;
  return `scroll:${typeof state?.key === 'string' ? state.key : state ? 'default' : 'typed'}`;
}

/** Delay in ms after which a closing dialog has left the DOM. */
const dialogClosingMs = 400;

/** Focuses the heading if `control` disappears and nothing else has the focus then. */
function rescueFocus(control: EventTarget | null): void {
  setTimeout(() => {
    const isRemoved = control instanceof Node && !control.isConnected;
    if (isRemoved && document.activeElement === document.body) focusHeading();
  }, dialogClosingMs);
}

/**
 * Rescues the focus after a click on a control that disappears. For example, a second click on Close focuses the button
 * again while its dialog is closing.
 */
const rescueFocusAfterClick = ({ target }: MouseEvent) => rescueFocus(target);

/**
 * Does on client-side navigations what browsers do when they load a page: scrolls to the top, to an anchor or, on Back
 * and Forward, to the previous position. Also focuses the heading of a new page. Does nothing at the
 * first location after a page load, where the browser and boot.ts scroll.
 */
export function ScrollAndFocus() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const previousLocationRef = useRef<Location>(undefined);

  // Uses a layout effect to run before the next frame. In that frame, the browser adapts the scroll position to the
  // height of the new page and fires 'scroll', which would overwrite the saved position.
  useLayoutEffect(() => {
    const previousLocation = previousLocationRef.current;
    previousLocationRef.current = location;
    if (!previousLocation) return;
    const isSamePage = previousLocation.pathname === location.pathname;
    if (!isSamePage) {
      findOpenPopover()?.hidePopover();
      focusHeading();
    }
    // A hash that the user types into the address bar makes a history entry without a state.
    const isTypedHash = isSamePage && window.history.state === null;
    if (navigationType === NavigationType.Pop && !isTypedHash)
      window.scrollTo(0, Number(positionStorage.getItem(getPositionKey()) ?? 0));
    else {
      if (!isSamePage) window.scrollTo(0, 0);
      const hash = getScrollTargetHash(location);
      if (hash) return scrollToAnchor(document, hash, { shouldFocus: isSamePage && location.hash !== '' });
      // Scrolls to the top after a click on a link to the current page. Keeps the scroll position if the search params
      // have changed (search, filters), or if the history entry has a state (an open dialog).
      if (isSamePage && previousLocation.search === location.search && location.state === null)
        window.scrollTo({ top: 0, behavior: getScrollBehavior() });
    }
    return undefined;
  }, [location, navigationType]);

  // Rescues the focus after Back and Forward, which can remove both an open menu and the button that would get the
  // focus when the menu closes.
  useEffect(() => {
    let lastFocused: EventTarget | null = null;
    const rememberFocus = ({ target }: FocusEvent) => void (lastFocused = target);
    // Uses the control that had the focus last: when this listener runs, the router has navigated already, and the
    // control can be gone.
    const rescueFocusAfterPop = () => rescueFocus(lastFocused);
    window.addEventListener('focusin', rememberFocus);
    window.addEventListener('popstate', rescueFocusAfterPop);
    return () => {
      window.removeEventListener('focusin', rememberFocus);
      window.removeEventListener('popstate', rescueFocusAfterPop);
    };
  }, []);

  useEffect(() => {
    const savePosition = () => void positionStorage.setItem(getPositionKey(), String(window.scrollY));
    const disableScrollRestoration = () => void (window.history.scrollRestoration = 'manual');
    // Lets the browser restore the scroll position on a reload, and on Back from another site.
    const enableScrollRestoration = () => void (window.history.scrollRestoration = 'auto');
    disableScrollRestoration();
    window.addEventListener('scroll', savePosition, { passive: true });
    // Saves the position on click too, since a link can be clicked before the last 'scroll' event has fired.
    window.addEventListener('click', savePosition, { capture: true });
    window.addEventListener('pagehide', enableScrollRestoration);
    // Back from another site can restore the page from the back/forward cache, without loading it. Scroll
    // restoration must then be disabled again.
    window.addEventListener('pageshow', disableScrollRestoration);
    window.addEventListener('click', rescueFocusAfterClick, { capture: true });
    return () => {
      window.removeEventListener('click', rescueFocusAfterClick, { capture: true });
      window.removeEventListener('scroll', savePosition);
      window.removeEventListener('click', savePosition, { capture: true });
      window.removeEventListener('pagehide', enableScrollRestoration);
      window.removeEventListener('pageshow', disableScrollRestoration);
    };
  }, []);

  return null;
}
