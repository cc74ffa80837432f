import { useEffect, useMemo, useRef } from 'react';

/**
 * Tells whether an asynchronous task is still the latest: `start` returns a function that is false once another task was
 * started, `cancel` was called or the component unmounted.
 */
export function useLatestTask() {
  const latest = useRef(0);
  const tasks = useMemo(
    () => ({
      start: () => {
        const task = ++latest.current;
        return () => task === latest.current;
      },
      cancel: () => {
        latest.current += 1;
      },
    }),
    [],
  );
  useEffect(() => tasks.cancel, [tasks]);
  return tasks;
}
