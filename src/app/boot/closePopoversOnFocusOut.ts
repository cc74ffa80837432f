import { findOpenPopover } from '~/components/a11y/findOpenPopover';

/** Closes an open popover when the focus leaves it, since the popover could cover the element that is focused next. */
export function closePopoversOnFocusOut(page: Document): void {
  page.addEventListener('focusin', ({ target }) => {
    const popover = findOpenPopover();
    if (popover && target instanceof Node && !popover.contains(target)) popover.hidePopover();
  });
}
