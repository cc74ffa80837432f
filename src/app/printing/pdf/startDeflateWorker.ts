import { createWorker } from '../../workers/createWorker';
import workerUrl from './deflate.worker?worker&url';

/**
 * Starts the worker that compresses the pages of PDF files. Give `port` to the worker that draws the pages. Call this
 * function on the main thread: in Firefox, `new Worker` in a worker sometimes never returns.
 */
export function startDeflateWorker(): { port: MessagePort; stop: () => void } {
  const worker = createWorker(workerUrl);
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(undefined, [port1]);
  return { port: port2, stop: () => worker.terminate() };
}
