import type { Deflate } from '~/domain/printing/pdf/pdfImage';
import { embedImageFile } from '~/domain/printing/pdf/pdfImage';
import { writePdf } from '~/domain/printing/pdf/writePdf';

import { drawBenchPages } from './pdfBenchInput';
import type { PdfBenchInput, WriteResult } from './pdfBenchInput';

/**
 * Returns a function that compresses the streams of a PDF. In browsers, the function uses a second worker, as the
 * printing screen does. Node has no global `Worker`, and its CompressionStream uses threads of its own.
 */
async function createDeflate(): Promise<Deflate> {
  if (typeof Worker === 'undefined') return (await import('~/app/printing/pdf/deflate')).deflate;
  const { createWorkerDeflate } = await import('~/app/printing/pdf/createWorkerDeflate');
  const { startDeflateWorker } = await import('~/app/printing/pdf/startDeflateWorker');
  return createWorkerDeflate(startDeflateWorker().port);
}

/** Writes the PDF of the benchmark with the writer of the printing screen. */
export async function writeWithOwnWriter({ count, design }: PdfBenchInput): Promise<WriteResult> {
  const { drawPages, pageCount, getCodeMs } = drawBenchPages(count);
  const deflate = await createDeflate();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const steps = writePdf({
    pages: drawPages(),
    pageCount,
    design: embedImageFile(design),
    hasLabels: true,
    title: 'Stickers',
    creator: 'Bench',
    createdAt: new Date(0),
    deflate,
  });
  for await (const step of steps) parts.push(...step.parts);
  return { fileBytes: new Blob(parts).size, codeMs: getCodeMs() };
}
