import type { Deflate } from '~/domain/printing/pdf/pdfImage';
import type { Bytes } from '~/domain/printing/pdf/pdfText';

import { deflate } from './deflate';

/** Functions that settle the promise of a request to which the worker has not responded yet. */
type PendingRequest = { resolve: (compressed: Bytes) => void; reject: (error: Error) => void };

/**
 * Returns a function that compresses pages in the worker at the other end of `port`, while the calling worker draws the
 * next page. The calling worker compresses the pages itself until the other worker has started. The bytes are
 * transferred, so the caller cannot use them afterwards.
 */
export function createWorkerDeflate(port: MessagePort): Deflate {
  const pendingRequests: PendingRequest[] = [];
  let isReady = false;
  port.onmessage = ({ data }: MessageEvent<Bytes | 'ready' | 'failed'>) => {
    if (data === 'ready') isReady = true;
    else if (data === 'failed')
      pendingRequests.shift()?.reject(new Error('The worker that compresses pages has failed.'));
    else pendingRequests.shift()?.resolve(data);
  };
  return (bytes) => {
    if (!isReady) return deflate(bytes);
    return new Promise((resolve, reject) => {
      pendingRequests.push({ resolve, reject });
      port.postMessage(bytes, [bytes.buffer]);
    });
  };
}
