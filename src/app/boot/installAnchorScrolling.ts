import { isPlainClick } from '~/components/links/plainClick';
import { getScrollTargetHash } from '~/domain/paths';

import { scrollToAnchor } from '../page/scrollToAnchor';

/**
 * Scrolls a prerendered page to its anchor, and to the target of a clicked link to the same page, until React has
 * hydrated the page and ScrollAndFocus takes over. After Back, Forward and reload, the browser restores the
 * position instead. Returns a function that removes the click listener.
 */
export function installAnchorScrolling(page: Window): () => void {
  const { document, location, performance } = page;
  const [navigation] = performance.getEntriesByType('navigation');
  const hash = getScrollTargetHash(location);
  const isNewVisit = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  // If the URL has no hash, `getScrollTargetHash` returns the anchor of the path. The page scrolls to this anchor only
  // if the user has not clicked, pressed a key or scrolled before.
  const isHashFromPath = location.hash === '';
  const hasInteracted = 'userActivation' in page.navigator && page.navigator.userActivation.hasBeenActive;
  if (hash && isNewVisit && !(isHashFromPath && hasInteracted))
    scrollToAnchor(document, hash, { shouldFocus: false, shouldSkip: () => isHashFromPath && page.scrollY > 0 });

  function onClick(event: MouseEvent) {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href*="#"]');
    if (!link || link.hash === '' || link.target || !isSamePage(link, location)) return;
    event.preventDefault();
    if (link.hash !== location.hash) page.history.pushState(null, '', link.hash);
    scrollToAnchor(document, link.hash, { shouldFocus: true });
  }

  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

function isSamePage(link: HTMLAnchorElement, location: Location): boolean {
  return (
    link.origin === location.origin &&
    link.pathname.toLowerCase() === location.pathname.toLowerCase() &&
    link.search === location.search
  );
}
