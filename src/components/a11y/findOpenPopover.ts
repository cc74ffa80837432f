/**
 * Returns the open element with a `popover` attribute, or null. Checks for support first: Safari before version 17 and
 * Firefox before version 125 throw on `:popover-open`.
 */
export function findOpenPopover(): HTMLElement | null {
  return 'popover' in HTMLElement.prototype ? document.querySelector<HTMLElement>(':popover-open') : null;
}
