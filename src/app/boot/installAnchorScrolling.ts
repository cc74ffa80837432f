import { isPlainClick } from '~/components/links/plainClick';
import { arrivalHash } from '~/domain/paths';

import { scrollToAnchor } from '../page/scrollToAnchor';

/**
 * Scrolls a prerendered page to its anchor, and to the targets of its same-page links, until React has hydrated it and
 * ScrollAndFocus takes over. Leaves the position alone that the browser restores on Back, Forward and reload. Returns
 * the cleanup.
 */
export function installAnchorScrolling(page: Window): () => void {
  const { document, location, performance } = page;
  const [navigation] = performance.getEntriesByType('navigation');
  const hash = arrivalHash(location);
  // Without a hash in the URL, a user who has scrolled or typed already is not taken back to the top.
  const hasInteracted =
    page.scrollY > 0 || ('userActivation' in page.navigator && page.navigator.userActivation.hasBeenActive);
  const isNewVisit = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  if (hash && isNewVisit && (location.hash !== '' || !hasInteracted)) scrollToAnchor(document, hash, { focus: false });

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
