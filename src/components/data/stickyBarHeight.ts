import { sizes } from '~/components/theme/tokens';

/** CSS length: the height of the bar that sticks above the table headers of a list; 0 without a bar. */
export const stickyBarHeight = 'var(--sticky-bar, 0px)';

/** Distance from the top of the window at which the table headers stick. */
export const headersStart = `calc(${sizes.topBar}px + ${stickyBarHeight})`;

/** Distance from the top of the window to the end of the pinned headers, which have up to two lines. */
export const headersEnd = `calc(${sizes.topBar + 56}px + ${stickyBarHeight})`;

/** Ref callback for the bar. Sets the height on the parent, where the table can read it, as long as there is a bar. */
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
