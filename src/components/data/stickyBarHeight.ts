/** CSS length: the height of the bar that sticks above the table headers of a list; 0 without a bar. */
export const stickyBarHeight = 'var(--sticky-bar, 0px)';

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
