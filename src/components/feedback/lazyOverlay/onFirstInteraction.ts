import { listenToInteractions } from './interactions';

/** Time in ms after the load event. From then on, an idle page calls `start` even without an interaction. */
const idleDelay = 10_000;

/**
 * Calls `start` once: on the first interaction or, without one, as soon as the page is idle 10 s after its load event.
 */
export function onFirstInteraction(page: Window, start: () => void): void {
  const listenerController = new AbortController();
  const startOnce = () => {
    if (listenerController.signal.aborted) return;
    listenerController.abort();
    start();
  };
  listenToInteractions(page, startOnce, listenerController.signal);
  const startLater = () => page.setTimeout(() => callWhenIdle(page, startOnce), idleDelay);
  if (page.document.readyState === 'complete') startLater();
  else page.addEventListener('load', startLater, { once: true, signal: listenerController.signal });
}

function callWhenIdle(page: Window, callback: () => void) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in page) page.requestIdleCallback(callback);
  else callback();
}
