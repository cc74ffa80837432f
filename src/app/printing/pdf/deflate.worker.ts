import type { Bytes } from '~/domain/printing/pdf/pdfText';

import { deflate } from './deflate';

/** The answers have the order of the requests. */
let previous: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data: bytes }: MessageEvent<Bytes>) => {
  previous = previous
    .then(() => deflate(bytes))
    .then((compressed) => postMessage(compressed, { transfer: [compressed.buffer] }))
    .catch(reportError);
});

postMessage('ready');
