import { sizes } from '~/components/theme/tokens';

/** Height, as a CSS length, of the bar that sticks above the table headers of a list; 0 if there is no bar. */
export const stickyBarHeight = 'var(--sticky-bar, 0px)';

/** Distance from the top of the window to the top of the sticky table headers. */
export const headersTop = `calc(${sizes.topBar}px + ${stickyBarHeight})`;

/** Distance from the top of the window to the bottom of the sticky table headers, which have up to two lines. */
export const headersBottom = `calc(${sizes.topBar + 56}px + ${stickyBarHeight})`;

/**
 * Ref callback for the bar. Keeps the bar's height in a CSS variable on the parent element, where the table reads it.
 */
export function setStickyBarHeight(bar: HTMLElement | null) {
  const parent = bar?.parentElement;
  if (!parent) return undefined;
  const observer = new ResizeObserver(() => parent.style.setProperty('--sticky-bar', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    parent.style.removeProperty('--sticky-bar');
  };
}
