/** How long after arriving the page scrolls to its anchor, in ms. */
export const anchorDelay = 100;

export type AnchorOptions = {
  /** Whether the focus goes there too, as it does when a link of the same page is followed. */
  focus: boolean;
};

/** Scrolls to the element that `hash` names, once and a moment later. Returns what calls it off. */
export function scrollToAnchor(page: Document, hash: string, { focus }: AnchorOptions): () => void {
  const timer = setTimeout(() => {
    const target = page.getElementById(decodeHash(hash));
    if (!target) return;
    const still = page.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
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
