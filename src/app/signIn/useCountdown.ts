import { useEffect, useState } from 'react';

import { getSecondsLeft } from '~/domain/session/countdown';

import { readClock, readCountdownStart } from './countdownClock';

/** Time in ms between two updates. It is short, so that each second is shown for about the same time. */
const tickMs = 200;

/**
 * Counts down from 59 seconds. Computes the remaining seconds from the clock, since timers are late in background
 * tabs. The countdown is therefore right as soon as the tab becomes visible.
 */
export function useCountdown() {
  const [countdownStart, setCountdownStart] = useState(readCountdownStart);
  const [secondsLeft, setSecondsLeft] = useState(() => getSecondsLeft(countdownStart, countdownStart));
  const isOver = secondsLeft === 0;

  useEffect(() => {
    if (isOver) return;
    const tick = () => setSecondsLeft(getSecondsLeft(countdownStart, readClock()));
    const interval = setInterval(tick, tickMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isOver, countdownStart]);

  const restart = () => {
    const now = readClock();
    setCountdownStart(now);
    setSecondsLeft(getSecondsLeft(now, now));
  };
  return { secondsLeft, restart };
}
