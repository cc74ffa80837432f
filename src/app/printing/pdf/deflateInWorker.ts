import type { Deflate } from '~/domain/printing/pdf/pdfImage';
import type { Bytes } from '~/domain/printing/pdf/pdfText';

import { createWorker } from '../../workers/createWorker';
import { deflate } from './deflate';
import workerUrl from './deflate.worker?worker&url';

/** Bytes that are not compressed yet, and the function that settles their promise. */
type Request = { bytes: Bytes; resolve: (compressed: Bytes | Promise<Bytes>) => void };

/**
 * Starts a worker that compresses pages while the calling worker draws the next one. The browser ends it together with
 * the calling worker. If it fails, the calling worker compresses the pages itself.
 */
export function createDeflateWorker(): Deflate {
  const worker = createWorker(workerUrl);
  const requests: Request[] = [];
  let hasFailed = false;
  worker.addEventListener('message', ({ data }: MessageEvent<Bytes>) => requests.shift()?.resolve(data));
  worker.addEventListener('error', () => {
    hasFailed = true;
    for (const { bytes, resolve } of requests.splice(0)) resolve(deflate(bytes));
  });
  return (bytes) => {
    if (hasFailed) return deflate(bytes);
    return new Promise((resolve) => {
      requests.push({ bytes, resolve });
      worker.postMessage(bytes);
    });
  };
}
