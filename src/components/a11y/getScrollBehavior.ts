/** Returns how to scroll: at once if the user prefers reduced motion, which `behavior: 'smooth'` ignores. */
export const getScrollBehavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
