/**
 * Moves the focus to the page's `h1`. Call this function after a navigation, so that screen readers announce the new
 * page, and when the focused control has been removed from the page.
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
