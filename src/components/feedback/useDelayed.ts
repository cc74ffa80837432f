import { useEffect, useState } from 'react';

/** Delay before a loading indicator appears, in ms; shorter waits show none. */
const delay = 300;

/** True once `isActive` has been true for 300 ms, until it is false. */
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
