import { useEffect, useState } from 'react';

/** Time in ms before a loading indicator appears. During shorter waits, no indicator appears. */
const delay = 300;

/** True when `isActive` has been true for 300 ms or more. */
export function useDelayed(isActive: boolean): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setIsDue(true), delay);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [isActive]);
  return isDue;
}
