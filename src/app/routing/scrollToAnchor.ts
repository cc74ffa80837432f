/** How long after arriving the page scrolls to its anchor, in ms. */
export const anchorDelay = 100;

/** Scrolls to the element that `hash` names, once and a moment later. Returns what calls it off. */
export function scrollToAnchor(page: Document, hash: string): () => void {
  const timer = setTimeout(() => {
    const still = page.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches;
    page.getElementById(decodeHash(hash))?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
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
