import type { Bytes } from '~/domain/printing/pdf/pdfText';

import { deflate } from './deflate';

addEventListener('message', ({ ports: [port] }) => {
  if (!port) return;
  /** The previous response. The next response waits for it, so that responses have the order of their requests. */
  let previous: Promise<unknown> = Promise.resolve();
  port.onmessage = ({ data: bytes }: MessageEvent<Bytes>) => {
    previous = previous
      .then(() => deflate(bytes))
      .then((compressed) => port.postMessage(compressed, { transfer: [compressed.buffer] }))
      .catch(() => port.postMessage('failed'));
  };
  port.postMessage('ready');
});
