import '../../boot/disableZodJit';

import type { PdfWorkerMessage, PdfWorkerRequest } from './pdfMessages';

/** Minimum time in ms between two messages of progress. */
const progressInterval = 50;

/** Imported dynamically, so that `disableZodJit` runs before the chunks of this module, which create zod schemas. */
const writerModule = import('./writePdfFiles');

const post = (message: PdfWorkerMessage) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<PdfWorkerRequest>) => {
  let lastTime = 0;
  const onProgress = (stickers: number) => {
    if (performance.now() - lastTime < progressInterval) return;
    lastTime = performance.now();
    post({ type: 'progress', stickers });
  };
  const onFile = (content: Blob) => post({ type: 'file', content });
  const written = writerModule.then(({ writePdfFiles }) => writePdfFiles(data, { onProgress, onFile }));
  written.then(
    () => post({ type: 'done' }),
    (error: unknown) => {
      console.error(error);
      post({ type: 'failed' });
    },
  );
});
