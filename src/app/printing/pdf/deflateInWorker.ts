import type { Deflate } from '~/domain/printing/pdf/pdfImage';
import type { Bytes } from '~/domain/printing/pdf/pdfText';

import { createWorker } from '../../workers/createWorker';
import { deflate } from './deflate';
import workerUrl from './deflate.worker?worker&url';

/** Functions that settle the promise of compressed bytes. */
type Request = { resolve: (compressed: Bytes) => void; reject: (error: Error) => void };

/**
 * Starts a worker that compresses pages for the worker that has `port`. The page starts both, because in Firefox,
 * `new Worker` in a worker sometimes never returns.
 */
export function startDeflateWorker(): { port: MessagePort; stop: () => void } {
  const worker = createWorker(workerUrl);
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(undefined, [port1]);
  return { port: port2, stop: () => worker.terminate() };
}

/**
 * Returns a function that compresses pages in the worker at the other end of `port`, while the calling worker draws the
 * next one. Until that worker has started, or if it does not start, the calling worker compresses the pages itself. The
 * bytes to compress are handed over, and are empty afterwards.
 */
export function deflateThrough(port: MessagePort): Deflate {
  const requests: Request[] = [];
  let isReady = false;
  port.onmessage = ({ data }: MessageEvent<Bytes | 'ready' | 'failed'>) => {
    if (data === 'ready') isReady = true;
    else if (data === 'failed') requests.shift()?.reject(new Error('The worker that compresses pages has failed.'));
    else requests.shift()?.resolve(data);
  };
  return (bytes) => {
    if (!isReady) return deflate(bytes);
    return new Promise((resolve, reject) => {
      requests.push({ resolve, reject });
      port.postMessage(bytes, [bytes.buffer]);
    });
  };
}
