import { product } from '~/domain/brand';
import type { PdfJob, PdfResult, JobOptions } from '~/screens/agency/PrintingScreen/controller/printingEffects';

import { runInWorker } from '../../workers/runInWorker';
import { startDeflateWorker } from './startDeflateWorker';
import { readDesignSource } from './designSource';
import workerUrl from './pdf.worker?worker&url';
import type { PdfWorkerMessage, PdfWorkerRequest } from './pdfMessages';

/** Creates the PDF files of a run in workers, so that the page stays responsive. Never rejects. */
export async function createPdf(
  { design, ...job }: PdfJob,
  tagBaseUrl: string,
  { signal, onProgress }: JobOptions,
): Promise<PdfResult> {
  let designSource;
  try {
    designSource = design && (await readDesignSource(design, job.settings));
  } catch {
    return { status: 'failed' };
  }
  const { port: deflatePort, stop: stopDeflateWorker } = startDeflateWorker();
  const request: PdfWorkerRequest = {
    ...job,
    tagBaseUrl,
    creator: product.name,
    createdAt: new Date(),
    design: designSource,
    deflatePort,
  };
  const files: Blob[] = [];
  const onMessage = ({ data: message }: MessageEvent<PdfWorkerMessage>): PdfResult | undefined => {
    if (message.type === 'progress') onProgress(message.stickerCount);
    if (message.type === 'file') files.push(message.content);
    if (message.type === 'failed') return { status: 'failed' };
    return message.type === 'done' ? { status: 'made', files } : undefined;
  };
  return runInWorker<PdfResult>(workerUrl, request, signal, onMessage, [deflatePort]).finally(stopDeflateWorker);
}
