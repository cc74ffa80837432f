/**
 * Time in ms between the call of `scrollToAnchor` and the scrolling, about as long as the specification asks for
 * (PUB-04).
 */
const anchorDelay = 100;

export type AnchorOptions = {
  /** True to focus the element too, as browsers do after a click on a link within the page. */
  focus: boolean;
};

/** Scrolls to the element whose id is in `hash` after a short delay. Returns a function that cancels the scrolling. */
export function scrollToAnchor(page: Document, hash: string, { focus }: AnchorOptions): () => void {
  const timer = setTimeout(() => {
    const target = page.getElementById(decodeHash(hash));
    if (!target) return;
    const prefersReducedMotion = page.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.scrollIntoView({ behavior: prefersReducedMotion ? 'auto' : 'smooth' });
    if (!focus) return;
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  }, anchorDelay);
  return () => clearTimeout(timer);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}
