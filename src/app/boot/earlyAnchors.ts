import { isPlainClick } from '~/components/links/plainClick';
import { arrivalHash } from '~/domain/paths';

import { scrollToAnchor } from '../page/scrollToAnchor';

/**
 * Scrolls a served page to its anchor, and to the places that links of the page point to, until React has come. What
 * Back, Forward and a reload bring back stays where it was. Returns what takes it away again.
 */
export function installEarlyAnchors(page: Window): () => void {
  const { document, location, performance } = page;
  const [arrival] = performance.getEntriesByType('navigation');
  const hash = arrivalHash(location);
  // Whoever has begun to read further down, or has pressed a key to, is not brought back to the top.
  const hasPressed = 'userActivation' in page.navigator && page.navigator.userActivation.hasBeenActive;
  const hasBegun = page.scrollY > 0 || hasPressed;
  const isUnread = location.hash !== '' || !hasBegun;
  if (hash && isUnread && arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate')
    scrollToAnchor(document, hash, { focus: false });

  function onClick(event: MouseEvent) {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href*="#"]');
    if (!link || link.hash === '' || link.target || !isSamePage(link, location)) return;
    event.preventDefault();
    if (link.hash !== location.hash) page.history.pushState(null, '', link.hash);
    scrollToAnchor(document, link.hash, { focus: true });
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
