import { getScrollBehavior } from '~/components/a11y/getScrollBehavior';

/**
 * Time in ms between the call of `scrollToAnchor` and the scrolling, about as long as the specification asks for
 * (PUB-04).
 */
const anchorDelayMs = 100;

export type ScrollToAnchorOptions = {
  /** True to focus the element too, as browsers do after a click on a link within the page. */
  shouldFocus: boolean;
  /** Called after the delay. If it returns true, the page does not scroll. */
  shouldSkip?: () => boolean;
};

/** Scrolls to the element whose id is in `hash` after a short delay. Returns a function that cancels the scrolling. */
export function scrollToAnchor(
  page: Document,
  hash: string,
  { shouldFocus, shouldSkip }: ScrollToAnchorOptions,
): () => void {
  const timer = setTimeout(() => {
    const target = page.getElementById(decodeHash(hash));
    if (!target || shouldSkip?.()) return;
    target.scrollIntoView({ behavior: getScrollBehavior() });
    if (!shouldFocus) return;
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  }, anchorDelayMs);
  return () => clearTimeout(timer);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}
