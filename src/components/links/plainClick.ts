import type { MouseEvent as ReactMouseEvent } from 'react';

/** True for a click with the main mouse button and no modifier key. Other clicks open a new tab or save the link. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Returns a click handler for a link. A plain click calls `follow`, and the browser does not open the URL. */
export function onPlainClick(follow: () => void) {
  return (event: ReactMouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    follow();
  };
}
