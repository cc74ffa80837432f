import '../../boot/disableZodJit';

import type { PdfPageResponse, PdfPageRequest } from './pdfPageMessages';
import { readPdfPage } from './readPdfPage';

addEventListener('message', ({ data }: MessageEvent<PdfPageRequest>) => {
  readPdfPage(data).then(
    (message) => postMessage(message),
    (error: unknown) => {
      console.error(error);
      postMessage({ type: 'rejected', error: { reason: 'pdf-damaged' } } satisfies PdfPageResponse);
    },
  );
});
