import { createWorker } from './createWorker';

/** Outcome of a worker that was stopped or failed before it sent a result. */
export type WorkerFailure = { status: 'cancelled' | 'failed' };

/**
 * Sends `request` to a new worker with the script `url`, and transfers the objects in `transfer`. Calls `onMessage`
 * with each message of the worker. Terminates the worker when `onMessage` returns a result, when the worker fails, or
 * when `signal` aborts. Never rejects.
 */
export async function runInWorker<Result>(
  url: string,
  request: unknown,
  signal: AbortSignal,
  onMessage: (event: MessageEvent) => Result | WorkerFailure | undefined,
  transfer: Transferable[] = [],
): Promise<Result | WorkerFailure> {
  if (signal.aborted) return { status: 'cancelled' };
  try {
    const worker = createWorker(url);
    return await new Promise<Result | WorkerFailure>((resolve) => {
      signal.addEventListener('abort', () => resolve({ status: 'cancelled' }), { once: true });
      worker.addEventListener('error', () => resolve({ status: 'failed' }));
      worker.addEventListener('message', (event) => {
        const result = onMessage(event);
        if (result) resolve(result);
      });
      worker.postMessage(request, transfer);
    }).finally(() => worker.terminate());
  } catch {
    return { status: 'failed' };
  }
}
