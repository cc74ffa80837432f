/**
 * True for a prerendered page whose menus and links work without the app. The sign-in pages need the app: they are the
 * prerendered pages with a `noscript` element.
 */
export const worksWithoutApp = (root: HTMLElement): boolean =>
  root.hasAttribute('data-prerendered') && !root.querySelector('noscript');
