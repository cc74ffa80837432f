import type { PdfFileError } from '~/domain/printing/design/designFile';
import type { Size } from '~/domain/printing/settings/paper';

import { runInWorker } from '../../workers/runInWorker';
import workerUrl from './pdfPage.worker?worker&url';
import type { PdfPage, PdfPageMessage, PdfPageRequest } from './pdfPageMessages';

/** Time in ms after which drawing a page is given up. */
const maxTime = 60_000;

type Answer = PdfPageMessage | { type: 'not-loaded' };

async function ask(request: PdfPageRequest): Promise<Answer> {
  const result = await runInWorker<{ status: 'answered'; message: PdfPageMessage }>(
    workerUrl,
    request,
    AbortSignal.timeout(maxTime),
    // The worker also sends messages of pdf.js, which have other types.
    ({ data: message }: MessageEvent<PdfPageMessage>) =>
      ['read', 'drawn', 'rejected'].includes(message.type) ? { status: 'answered', message } : undefined,
  );
  if (result.status === 'answered') return result.message;
  if (result.status === 'cancelled') return { type: 'rejected', error: { reason: 'pdf-too-complex' } };
  return { type: 'not-loaded' };
}

/** Reads a page of a PDF in a worker, as a design. Pages count from 1. Never rejects. */
export async function readPdfPage(
  file: Blob,
  page: number,
): Promise<{ ok: true; page: PdfPage } | { ok: false; error: PdfFileError | { reason: 'not-loaded' } }> {
  const answer = await ask({ file, page });
  if (answer.type === 'read') return { ok: true, page: answer.page };
  return { ok: false, error: answer.type === 'rejected' ? answer.error : { reason: 'not-loaded' } };
}

/** Draws a page of a PDF as a PNG of `size` px in a worker. Rejects if that fails. */
export async function drawPdfPage(file: Blob, page: number, size: Size): Promise<Blob> {
  const answer = await ask({ file, page, size });
  if (answer.type !== 'drawn') throw new Error('The page of the PDF cannot be drawn.');
  return answer.image;
}
