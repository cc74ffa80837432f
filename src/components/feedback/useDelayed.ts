import { useEffect, useState } from 'react';

/** Time in ms before a loading indicator appears. If loading takes less time, no indicator appears. */
const indicatorDelay = 300;

/** Returns true once `isActive` has been true for 300 ms. */
export function useDelayed(isActive: boolean): boolean {
  const [isDelayOver, setIsDelayOver] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setIsDelayOver(true), indicatorDelay);
    return () => {
      clearTimeout(timer);
      setIsDelayOver(false);
    };
  }, [isActive]);
  return isDelayOver;
}
