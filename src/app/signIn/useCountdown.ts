import { useEffect, useState } from 'react';

import { secondsLeft } from '~/domain/session/countdown';
import type { Moment } from '~/domain/session/countdown';

/** Reads the wall clock and the monotonic clock. */
const readClock = (): Moment => ({ wall: Date.now(), monotonic: performance.now() });

/** Update interval in ms; short, so that seconds appear equally long. */
const tickMs = 200;

/** Countdown from 59 seconds, computed from the clock: correct at once when a background tab becomes visible. */
export function useCountdown() {
  const [start, setStart] = useState(readClock);
  const [seconds, setSeconds] = useState(() => secondsLeft(start, start));
  const isOver = seconds === 0;

  useEffect(() => {
    if (isOver) return;
    const tick = () => setSeconds(secondsLeft(start, readClock()));
    const interval = setInterval(tick, tickMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isOver, start]);

  const restart = () => {
    const now = readClock();
    setStart(now);
    setSeconds(secondsLeft(now, now));
  };
  return { seconds, restart };
}
