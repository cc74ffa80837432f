/** Returns 'auto' (no animation) if the user prefers reduced motion, which `behavior: 'smooth'` would ignore. */
export const getScrollBehavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
