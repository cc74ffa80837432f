import { interactionEvents } from '../page/interactionEvents';

/** How long after loading an unused page fetches the application all the same, in ms. */
const patience = 10_000;

/** Calls `start` once: at the first sign of use, or when the page has long been loaded and the browser is idle. */
export function onFirstInteraction(page: Window, start: () => void): void {
  const listening = new AbortController();
  const startOnce = () => {
    if (listening.signal.aborted) return;
    listening.abort();
    start();
  };
  const heed = (event: Event) => {
    if (!isAtRest(event)) startOnce();
  };
  for (const type of interactionEvents) page.addEventListener(type, heed, { passive: true, signal: listening.signal });
  const wait = () => page.setTimeout(() => whenIdle(page, startOnce), patience);
  if (page.document.readyState === 'complete') wait();
  else page.addEventListener('load', wait, { once: true, signal: listening.signal });
}

/** A browser also tells of a mouse that lies still where a page has appeared under it. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

function whenIdle(page: Window, call: () => void) {
  // Safari has no idle callback.
  if ('requestIdleCallback' in page) page.requestIdleCallback(call);
  else call();
}
