import type { PdfWorkerMessage, PdfWorkerRequest } from './pdfMessages';
import { writePdfFiles } from './writePdfFiles';

/** Minimum time in ms between two messages about the progress. */
const progressInterval = 50;

const post = (message: PdfWorkerMessage) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<PdfWorkerRequest>) => {
  let lastTime = 0;
  const onProgress = (stickers: number) => {
    if (performance.now() - lastTime < progressInterval) return;
    lastTime = performance.now();
    post({ type: 'progress', stickers });
  };
  writePdfFiles(data, { onProgress, onFile: (content) => post({ type: 'file', content }) }).then(
    () => post({ type: 'done' }),
    (error: unknown) => {
      console.error(error);
      post({ type: 'failed' });
    },
  );
});
