import { isPlainClick } from '~/components/links/plainClick';
import { getScrollTargetHash } from '~/domain/paths';

import { scrollToAnchor } from '../page/scrollToAnchor';

/**
 * Scrolls a prerendered page to its anchor, and to the target of a clicked link to the same page. After Back, Forward
 * and reload, the browser restores the position instead. Returns a function that removes the click listener: call it
 * when React has hydrated the page, since ScrollAndFocus then scrolls.
 */
export function installAnchorScrolling(page: Window): () => void {
  const { document, location, performance } = page;
  const [navigation] = performance.getEntriesByType('navigation');
  const hash = getScrollTargetHash(location);
  const isNewVisit = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  // Without a hash in the URL, `getScrollTargetHash` returns the anchor that some paths have. The page scrolls to that
  // anchor only if the user has not clicked, pressed a key or scrolled before.
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
