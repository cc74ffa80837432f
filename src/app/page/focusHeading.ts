/**
 * Moves the focus to the page's `h1`: after a navigation, so that a screen reader announces the page, and when the
 * focused control has been removed. The only code that looks the heading up in the DOM.
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
