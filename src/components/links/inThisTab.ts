import type { MouseEvent } from 'react';

/**
 * For a link that takes something along in the history: a plain click is handed to `follow` instead of the browser. A
 * click meant for another tab or window is left alone, and so is the link itself without script.
 */
export function inThisTab(follow: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow();
  };
}
