import type { ClockReadings } from '~/domain/session/countdown';

/** Reads the wall clock and the monotonic clock, in ms. */
export const readClock = (): ClockReadings => ({ wallMs: Date.now(), monotonicMs: performance.now() });

/**
 * Returns the time at which the countdown begins: now or, on a prerendered page that is not hydrated yet, when the page
 * began to load.
 */
export function readCountdownStart(): ClockReadings {
  const now = readClock();
  const isPrerendered =
    typeof document !== 'undefined' && document.querySelector('html:not([data-started]) [data-prerendered]') !== null;
  return isPrerendered ? { wallMs: now.wallMs - now.monotonicMs, monotonicMs: 0 } : now;
}
