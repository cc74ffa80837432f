import { useEffect, useMemo, useRef } from 'react';

/**
 * Detects outdated asynchronous tasks. `start` begins a task and returns a function that returns true until another
 * task starts, `cancel` is called or the component unmounts.
 */
export function useLatestTask() {
  const latestTaskIdRef = useRef(0);
  const tasks = useMemo(
    () => ({
      start: () => {
        const taskId = ++latestTaskIdRef.current;
        return () => taskId === latestTaskIdRef.current;
      },
      cancel: () => {
        latestTaskIdRef.current += 1;
      },
    }),
    [],
  );
  useEffect(() => tasks.cancel, [tasks]);
  return tasks;
}
