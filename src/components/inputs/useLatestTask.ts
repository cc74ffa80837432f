import { useEffect, useMemo, useRef } from 'react';

/**
 * Finds out if an asynchronous task is still the latest. Call `start` when a task starts. The function that it returns
 * gives true until another task starts, `cancel` is called or the component unmounts.
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
