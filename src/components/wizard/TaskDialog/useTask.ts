import { useEffect, useRef, useState } from 'react';

import { useDelayed } from '~/components/feedback/useDelayed';

import { SaveError } from '../Wizard/SaveError';

export type TaskProgress = { done: number; total: number };

export type TaskOptions = {
  /**
   * Aborted on Cancel and on unmount. The promise of the task must then reject, unless the task is complete already.
   */
  signal: AbortSignal;
  onProgress: (progress: TaskProgress) => void;
};

/**
 * A long-running task that makes either all its changes or none. Rejects with a SaveError if the user should see its
 * message.
 */
export type Task<Result> = (options: TaskOptions) => Promise<Result>;

export type TaskState<Result> =
  | { step: 'question' }
  | { step: 'running'; progress: TaskProgress | undefined; isCancelling: boolean }
  | { step: 'cancelled' }
  | { step: 'failed'; reason: string | undefined }
  | { step: 'done'; result: Result };

/** Returns the state of a task, and functions that run and cancel it. `isSlow` becomes true after 300 ms of running. */
export function useTask<Result>(task: Task<Result>) {
  const [state, setState] = useState<TaskState<Result>>({ step: 'question' });
  // A ref is updated at once, unlike state, so a second call of `runTask` before the next render has no effect.
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => () => controllerRef.current?.abort(), []);

  async function runTask() {
    if (controllerRef.current) return;
    const { signal } = (controllerRef.current = new AbortController());
    setState({ step: 'running', progress: undefined, isCancelling: false });
    const onProgress = (progress: TaskProgress) =>
      setState((current) => (current.step === 'running' ? { ...current, progress } : current));
    try {
      setState({ step: 'done', result: await task({ signal, onProgress }) });
    } catch (error) {
      const reason = error instanceof SaveError ? error.message : undefined;
      setState(signal.aborted ? { step: 'cancelled' } : { step: 'failed', reason });
    }
    controllerRef.current = undefined;
  }

  return {
    state,
    isSlow: useDelayed(state.step === 'running'),
    runTask: () => void runTask(),
    cancelTask: () => {
      controllerRef.current?.abort();
      setState((current) => (current.step === 'running' ? { ...current, isCancelling: true } : current));
    },
  };
}
