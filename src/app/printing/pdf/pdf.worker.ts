import '../../boot/disableZodJit';

import type { PdfWorkerMessage, PdfWorkerRequest } from './pdfMessages';

/** Minimum time in ms between two messages of progress. */
const progressIntervalMs = 50;

/** Imported dynamically, so that `disableZodJit` runs before the chunks of this module, which create zod schemas. */
const writerModule = import('./writePdfFiles');

const post = (message: PdfWorkerMessage) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<PdfWorkerRequest>) => {
  let lastPostTime = 0;
  const onProgress = (stickerCount: number) => {
    if (performance.now() - lastPostTime < progressIntervalMs) return;
    lastPostTime = performance.now();
    post({ type: 'progress', stickerCount });
  };
  const onFile = (content: Blob) => post({ type: 'file', content });
  const writePromise = writerModule.then(({ writePdfFiles }) => writePdfFiles(data, { onProgress, onFile }));
  writePromise.then(
    () => post({ type: 'done' }),
    (error: unknown) => {
      console.error(error);
      post({ type: 'failed' });
    },
  );
});
