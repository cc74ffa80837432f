/** Delay between arriving and scrolling to the anchor, in ms. */
const anchorDelay = 100;

export type AnchorOptions = {
  /** Also focuses the element, as browsers do for links within a page. */
  focus: boolean;
};

/** Scrolls to the element with the id in `hash` after a short delay. Returns a function that cancels it. */
export function scrollToAnchor(page: Document, hash: string, { focus }: AnchorOptions): () => void {
  const timer = setTimeout(() => {
    const target = page.getElementById(decodeHash(hash));
    if (!target) return;
    const isReduced = page.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.scrollIntoView({ behavior: isReduced ? 'auto' : 'smooth' });
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
