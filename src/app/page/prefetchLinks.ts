import { isMotionlessPointerMove } from '~/components/feedback/lazyOverlay/interactions';
import { isDataSaverOn } from '~/components/feedback/lazyOverlay/isDataSaverOn';

/** Time in ms for which the pointer or the focus rests on a link before its page is prefetched. */
const restTimeMs = 60;

/**
 * Calls `prefetch` with the path of a link of the site when the user is about to open it: the pointer or the focus
 * rests on it, or a finger touches it. Does nothing if the browser's data saver is on.
 */
export function prefetchLinks(page: Document, prefetch: (path: string) => void): void {
  let currentLink: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = (event: Event) => {
    if (isMotionlessPointerMove(event)) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === currentLink) return;
    currentLink = link;
    clearTimeout(timer);
    if (!link?.href || link.target || link.origin !== page.location.origin || isDataSaverOn()) return;
    timer = setTimeout(() => prefetch(link.pathname), restTimeMs);
  };
  for (const type of ['pointermove', 'pointerdown', 'focusin'])
    page.addEventListener(type, onIntent, { passive: true });
}
