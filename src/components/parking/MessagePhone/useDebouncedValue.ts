import { useEffect, useState } from 'react';

/** Returns `value` once it has not changed for `delayMs`. */
export function useDebouncedValue(value: string, delayMs: number): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
