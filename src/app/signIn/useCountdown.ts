import { useEffect, useState } from 'react';

import { secondsLeft } from '~/domain/session/countdown';
import type { Moment } from '~/domain/session/countdown';

/** The two clocks of the page. */
const pageClock = (): Moment => ({ wall: Date.now(), steady: performance.now() });

/** Often enough that no second is seen to last much longer than another. */
const tickMs = 200;

/** A countdown from 59 that follows the clock: a tab that comes back into view shows at once what is left. */
export function useCountdown(clock: () => Moment = pageClock) {
  const [start, setStart] = useState(clock);
  const [seconds, setSeconds] = useState(() => secondsLeft(start, start));
  const isOver = seconds === 0;

  useEffect(() => {
    if (isOver) return;
    const tick = () => setSeconds(secondsLeft(start, clock()));
    const ticking = setInterval(tick, tickMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [clock, isOver, start]);

  const restart = () => {
    const now = clock();
    setStart(now);
    setSeconds(secondsLeft(now, now));
  };
  return { seconds, restart };
}
