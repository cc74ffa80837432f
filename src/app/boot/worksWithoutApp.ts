/**
 * True for a prerendered page whose menus and links work without the app. A sign-in page needs the app, and contains a
 * message for browsers without JavaScript.
 */
export const worksWithoutApp = (root: HTMLElement): boolean =>
  root.hasAttribute('data-prerendered') && !root.querySelector('noscript');
