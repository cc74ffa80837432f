import type { Bytes } from '~/domain/printing/pdf/pdfText';

import { deflate } from './deflate';

addEventListener('message', ({ ports: [port] }) => {
  if (!port) return;
  /** The previous response. The next response waits for it, so that responses have the order of their requests. */
  let previousResponse: Promise<unknown> = Promise.resolve();
  port.onmessage = ({ data: bytes }: MessageEvent<Bytes>) => {
    previousResponse = previousResponse
      .then(() => deflate(bytes))
      .then((compressed) => port.postMessage(compressed, { transfer: [compressed.buffer] }))
      .catch(() => port.postMessage('failed'));
  };
  port.postMessage('ready');
});
