import { useEffect, useState } from 'react';

/** Returns the last `value` that stayed the same for `delayMs` ms. The first result is ''. */
export function useDebouncedValue(value: string, delayMs: number): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
