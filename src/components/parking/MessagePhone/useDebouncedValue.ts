import { useEffect, useState } from 'react';

/** Returns the last `value` that has not changed for `delayMs` ms; '' until there is one. */
export function useDebouncedValue(value: string, delayMs: number): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
