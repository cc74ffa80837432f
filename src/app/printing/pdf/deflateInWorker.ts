import type { Deflate } from '~/domain/printing/pdf/pdfImage';
import type { Bytes } from '~/domain/printing/pdf/pdfText';

import { createWorker } from '../../workers/createWorker';
import { deflate } from './deflate';
import workerUrl from './deflate.worker?worker&url';

/** Functions that settle the promise of compressed bytes. */
type Request = { resolve: (compressed: Bytes) => void; reject: (error: Error) => void };

/**
 * Starts a worker that compresses pages while the calling worker draws the next one. The browser ends it together with
 * the calling worker. Until it has started, or if it does not start, the calling worker compresses the pages itself.
 * The bytes to compress are handed over, and are empty afterwards.
 */
export function createDeflateWorker(): Deflate {
  const worker = createWorker(workerUrl);
  const requests: Request[] = [];
  let isReady = false;
  worker.addEventListener('message', ({ data }: MessageEvent<Bytes | 'ready'>) => {
    if (data === 'ready') isReady = true;
    else requests.shift()?.resolve(data);
  });
  worker.addEventListener('error', () => {
    isReady = false;
    for (const { reject } of requests.splice(0)) reject(new Error('The worker that compresses pages has failed.'));
  });
  return (bytes) => {
    if (!isReady) return deflate(bytes);
    return new Promise((resolve, reject) => {
      requests.push({ resolve, reject });
      worker.postMessage(bytes, [bytes.buffer]);
    });
  };
}
