import type { PdfWork, WrittenPdf } from './pdfWork';

/** The writers that are compared. Each one is loaded when it is measured, so that its memory does not count for others. */
export const writers = {
  ours: () => import('./ourWriter').then(({ writeWithOurs }) => writeWithOurs),
  '@cantoo/pdf-lib': () => import('./pdfLib').then(({ writeWithPdfLib }) => writeWithPdfLib),
  '@libpdf/core': () => import('./libPdf').then(({ writeWithLibPdf }) => writeWithLibPdf),
  jspdf: () => import('./jsPdf').then(({ writeWithJsPdf }) => writeWithJsPdf),
} satisfies Record<string, () => Promise<(work: PdfWork) => WrittenPdf | Promise<WrittenPdf>>>;

export type WriterName = keyof typeof writers;

/** Result of one run. `ms` includes `codeMs`, the time for the QR codes. */
export type PdfTimes = WrittenPdf & { ms: number };

/** Writes the work once. Loading the writer is not measured. */
export async function timeWriter(name: WriterName, work: PdfWork): Promise<PdfTimes> {
  const write = await writers[name]();
  const start = performance.now();
  const written = await write(work);
  return { ...written, ms: performance.now() - start };
}
