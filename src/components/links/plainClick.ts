import type { MouseEvent as ReactMouseEvent } from 'react';

/** True for a primary click without modifier keys: the others open a new tab or window, or save the link. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Click handler for a link that passes state along in the history: a plain click calls `follow` instead. */
export function onPlainClick(follow: () => void) {
  return (event: ReactMouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    follow();
  };
}
