import type { Design } from '~/domain/printing/design/design';
import type { PdfFileError } from '~/domain/printing/design/designFile';
import { fitInBox } from '~/domain/printing/pdf/pageContent';
import type { Size } from '~/domain/printing/settings/paper';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import { runInWorker } from '../../workers/runInWorker';
import { findDesignFiles } from '../designFiles';
import workerUrl from './pdfPage.worker?worker&url';
import type { PdfPage, PdfPageResponse, PdfPageRequest } from './pdfPageMessages';

/** Resolution in dpi above which a drawn design does not look sharper. */
const maxDesignDpi = 600;
/** Maximum number of pixels of a drawn design. A sticker of 20 x 30 cm at 600 dpi has 33 million. */
const maxDrawnPixels = 36_000_000;

/** Returns the size in px of the design at the printed dpi, up to `maxDesignDpi` and `maxDrawnPixels`. */
export function getPrintedPixelSize(design: Design, { design: stickerSize, marks, dpi }: PrintSettings): Size {
  const box = { x: 0, y: 0, width: stickerSize.width + 2 * marks.bleed, height: stickerSize.height + 2 * marks.bleed };
  const fittedSize = fitInBox(design.originalSize, box);
  const pxPerMm = Math.min(dpi, maxDesignDpi) / 25.4;
  const scale = Math.min(pxPerMm, Math.sqrt(maxDrawnPixels / (fittedSize.width * fittedSize.height)));
  return {
    width: Math.max(1, Math.round(fittedSize.width * scale)),
    height: Math.max(1, Math.round(fittedSize.height * scale)),
  };
}

/** Time limit in ms for reading or drawing a page. */
const pageTimeLimitMs = 60_000;

type WorkerResult = PdfPageResponse | { type: 'not-loaded' };

async function runPageWorker(request: PdfPageRequest): Promise<WorkerResult> {
  const result = await runInWorker<{ status: 'answered'; message: PdfPageResponse }>(
    workerUrl,
    request,
    AbortSignal.timeout(pageTimeLimitMs),
    // pdf.js also posts messages from this worker. They are ignored, since they have none of these types.
    ({ data: message }: MessageEvent<PdfPageResponse>) =>
      ['read', 'drawn', 'rejected'].includes(message.type) ? { status: 'answered', message } : undefined,
  );
  if (result.status === 'answered') return result.message;
  if (result.status === 'cancelled') return { type: 'rejected', error: { reason: 'pdf-too-complex' } };
  return { type: 'not-loaded' };
}

/** Reads a page of a PDF in a worker, as a design. Pages count from 1. Never rejects. */
export async function readPdfPageInWorker(
  file: Blob,
  page: number,
): Promise<{ ok: true; page: PdfPage } | { ok: false; error: PdfFileError | { reason: 'not-loaded' } }> {
  const result = await runPageWorker({ file, page });
  if (result.type === 'read') return { ok: true, page: result.page };
  return { ok: false, error: result.type === 'rejected' ? result.error : { reason: 'not-loaded' } };
}

/** Draws the PDF page of a design as a PNG, at its printed size in px. Rejects if that fails. */
export async function drawDesignPage(design: Design, settings: PrintSettings): Promise<Blob> {
  const { pdf: file } = findDesignFiles(design) ?? {};
  if (!file || !design.pdf) throw new Error('The design is no longer available.');
  const result = await runPageWorker({ file, page: design.pdf.page, size: getPrintedPixelSize(design, settings) });
  if (result.type !== 'drawn') throw new Error('The page of the PDF cannot be drawn.');
  return result.image;
}
