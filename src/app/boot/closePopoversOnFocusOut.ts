import { findOpenPopover } from '~/components/a11y/findOpenPopover';

/** Closes an open popover when an element outside of it is focused, since the popover could cover this element. */
export function closePopoversOnFocusOut(page: Document): void {
  page.addEventListener('focusin', ({ target }) => {
    const popover = findOpenPopover();
    if (popover && target instanceof Node && !popover.contains(target)) popover.hidePopover();
  });
}
