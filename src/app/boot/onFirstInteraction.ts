import { interactionEvents } from '../page/interactionEvents';

/** Delay in ms after which the app starts without an interaction. */
const idleDelay = 10_000;

/** Calls `start` once: on the first interaction, or when the page has been idle for a while after loading. */
export function onFirstInteraction(page: Window, start: () => void): void {
  const listening = new AbortController();
  const startOnce = () => {
    if (listening.signal.aborted) return;
    listening.abort();
    start();
  };
  const onInteraction = (event: Event) => {
    if (!isMotionless(event)) startOnce();
  };
  for (const type of interactionEvents)
    page.addEventListener(type, onInteraction, { passive: true, signal: listening.signal });
  const startLater = () => page.setTimeout(() => whenIdle(page, startOnce), idleDelay);
  if (page.document.readyState === 'complete') startLater();
  else page.addEventListener('load', startLater, { once: true, signal: listening.signal });
}

/** True for the pointermove that browsers fire when a page appears under a still mouse. */
const isMotionless = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

function whenIdle(page: Window, callback: () => void) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in page) page.requestIdleCallback(callback);
  else callback();
}
