import { product } from '~/domain/brand';
import type { PdfJob, PdfResult, PrintOptions } from '~/screens/agency/PrintingScreen/controller/effects';

import { runInWorker } from '../../workers/runInWorker';
import { readDesignSource } from './designSource';
import workerUrl from './pdf.worker?worker&url';
import type { PdfWorkerMessage, PdfWorkerRequest } from './pdfMessages';

/** Makes the PDF files of a run in a worker, so that the page responds meanwhile. Never rejects. */
export async function createPdf(
  { design, ...job }: PdfJob,
  tagBase: string,
  { signal, onProgress }: PrintOptions,
): Promise<PdfResult> {
  let source;
  try {
    source = design && (await readDesignSource(design, job.settings));
  } catch {
    return { status: 'failed' };
  }
  const request: PdfWorkerRequest = { ...job, tagBase, creator: product.name, createdAt: new Date(), design: source };
  const files: Blob[] = [];
  return runInWorker<PdfResult>(workerUrl, request, signal, ({ data: message }: MessageEvent<PdfWorkerMessage>) => {
    if (message.type === 'progress') onProgress(message.stickers);
    if (message.type === 'file') files.push(message.content);
    if (message.type === 'failed') return { status: 'failed' };
    return message.type === 'done' ? { status: 'made', files } : undefined;
  });
}
