/** Returns the open native popover, if any. Safari < 17 and Firefox < 125 have none, and throw on `:popover-open`. */
export function openPopover(): HTMLElement | null {
  return 'popover' in HTMLElement.prototype ? document.querySelector<HTMLElement>(':popover-open') : null;
}
