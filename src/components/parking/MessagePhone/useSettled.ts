import { useEffect, useState } from 'react';

/** `value` once it has not changed for `pauseMs`: what is read out does not follow each key. */
export function useSettled(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
