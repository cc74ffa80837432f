import { listenToInteractions } from './interactions';

/** Time in ms after the load event. From then on, an idle page calls `start` even without an interaction. */
const idleDelay = 10_000;

/**
 * Calls `start` once: on the first interaction or, without one, as soon as the page is idle 10 s after its load event.
 */
export function onFirstInteraction(pageWindow: Window, start: () => void): void {
  const listenerController = new AbortController();
  const startOnce = () => {
    if (listenerController.signal.aborted) return;
    listenerController.abort();
    start();
  };
  listenToInteractions(pageWindow, startOnce, listenerController.signal);
  const startLater = () => pageWindow.setTimeout(() => callWhenIdle(pageWindow, startOnce), idleDelay);
  if (pageWindow.document.readyState === 'complete') startLater();
  else pageWindow.addEventListener('load', startLater, { once: true, signal: listenerController.signal });
}

function callWhenIdle(pageWindow: Window, callback: () => void) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in pageWindow) pageWindow.requestIdleCallback(callback);
  else callback();
}
