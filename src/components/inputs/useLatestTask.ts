import { useState } from 'react';

type LatestTask = {
  /** Runs `task` and passes its result on, unless a later call to `run` or `cancel` has superseded it. */
  run: <Result>(task: () => Promise<Result>, onResult: (result: Result) => void) => Promise<void>;
  cancel: () => void;
};

/** Async work of which only the task started last may deliver a result, such as reading a chosen file. */
export function useLatestTask(): LatestTask {
  const [latestTask] = useState(createLatestTask);
  return latestTask;
}

function createLatestTask(): LatestTask {
  let latest = 0;
  return {
    run: async (task, onResult) => {
      const current = ++latest;
      const result = await task();
      if (current === latest) onResult(result);
    },
    cancel: () => {
      latest++;
    },
  };
}
