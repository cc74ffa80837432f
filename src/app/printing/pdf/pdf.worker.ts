import '../../boot/disableZodJit';

import type { PdfWorkerMessage, PdfWorkerRequest } from './pdfMessages';

/** Minimum time in ms between two messages about the progress. */
const progressInterval = 50;

/** A dynamic import: chunks that this module shares create zod schemas, and `disableZodJit` has to run before. */
const writing = import('./writePdfFiles');

const post = (message: PdfWorkerMessage) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<PdfWorkerRequest>) => {
  let lastTime = 0;
  const onProgress = (stickers: number) => {
    if (performance.now() - lastTime < progressInterval) return;
    lastTime = performance.now();
    post({ type: 'progress', stickers });
  };
  const onFile = (content: Blob) => post({ type: 'file', content });
  const written = writing.then(({ writePdfFiles }) => writePdfFiles(data, { onProgress, onFile }));
  written.then(
    () => post({ type: 'done' }),
    (error: unknown) => {
      console.error(error);
      post({ type: 'failed' });
    },
  );
});
