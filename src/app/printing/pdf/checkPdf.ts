import type { PdfCheckResult, JobOptions } from '~/screens/agency/PrintingScreen/controller/printingEffects';

import { runInWorker } from '../../workers/runInWorker';
import workerUrl from './check.worker?worker&url';
import type { CheckWorkerMessage, CheckWorkerRequest } from './checkMessages';

/** Reads the codes of finished PDF files in a worker, so that the page stays responsive. Never rejects. */
export const checkPdf = (request: CheckWorkerRequest, { signal, onProgress }: JobOptions): Promise<PdfCheckResult> =>
  // pdf.js also posts messages from this worker. They are ignored, since they have none of these types.
  runInWorker<PdfCheckResult>(workerUrl, request, signal, ({ data: message }: MessageEvent<CheckWorkerMessage>) => {
    if (message.type === 'progress') onProgress(message.stickerCount);
    if (message.type === 'failed') return { status: 'failed' };
    return message.type === 'done' ? { status: 'checked', findings: message.findings } : undefined;
  });
