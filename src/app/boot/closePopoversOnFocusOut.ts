/**
 * Closes an open panel when the focus goes elsewhere: it lies over the page, and whoever goes on by keyboard must not be
 * left behind it. Works for the served page and for the application alike, so it stays for as long as the page does.
 */
export function closePopoversOnFocusOut(page: Document): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    const panel = page.querySelector<HTMLElement>('[popover]:popover-open');
    if (panel && target instanceof Node && !panel.contains(target)) panel.hidePopover();
  };
  page.addEventListener('focusin', onFocus);
  return () => page.removeEventListener('focusin', onFocus);
}
