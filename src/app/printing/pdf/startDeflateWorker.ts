import { createWorker } from '../../workers/createWorker';
import workerUrl from './deflate.worker?worker&url';

/**
 * Starts a worker that compresses pages for the worker that gets `port`. Call this function in the page: in Firefox,
 * `new Worker` in a worker sometimes never returns.
 */
export function startDeflateWorker(): { port: MessagePort; stop: () => void } {
  const worker = createWorker(workerUrl);
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(undefined, [port1]);
  return { port: port2, stop: () => worker.terminate() };
}
