import '../../boot/disableZodJit';

import { compareCodes } from '~/domain/printing/pdf/codeCheck';

import type { CheckWorkerMessage, CheckWorkerRequest } from './checkMessages';
import { readPdfFiles } from './readPdfFiles';

const post = (message: CheckWorkerMessage) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<CheckWorkerRequest>) => {
  readPdfFiles(data, (stickerCount) => post({ type: 'progress', stickerCount })).then(
    (readings) => post({ type: 'done', findings: compareCodes(data, readings) }),
    (error: unknown) => {
      console.error(error);
      post({ type: 'failed' });
    },
  );
});
