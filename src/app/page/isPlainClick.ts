/** Whether a click on a link asks to follow it here: not in a new tab or window, and not to save it. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
