import type { PdfBenchInput, WriteResult } from './pdfBenchInput';

/**
 * The compared PDF writers. Each writer is imported just before it is measured, so that the memory of the others does
 * not count.
 */
export const pdfWriters = {
  ours: () => import('./ourWriter').then(({ writeWithOwnWriter }) => writeWithOwnWriter),
  '@cantoo/pdf-lib': () => import('./pdfLib').then(({ writeWithPdfLib }) => writeWithPdfLib),
  '@libpdf/core': () => import('./libPdf').then(({ writeWithLibPdf }) => writeWithLibPdf),
  jspdf: () => import('./jsPdf').then(({ writeWithJsPdf }) => writeWithJsPdf),
} satisfies Record<string, () => Promise<(input: PdfBenchInput) => WriteResult | Promise<WriteResult>>>;

export type WriterName = keyof typeof pdfWriters;

/** Result of writing a PDF once. `totalMs` is the whole time in ms, including the time for the QR codes (`codeMs`). */
export type PdfTimes = WriteResult & { totalMs: number };

/** Writes the PDF once with the given writer. The time for importing the writer is not measured. */
export async function measureWriter(name: WriterName, input: PdfBenchInput): Promise<PdfTimes> {
  const write = await pdfWriters[name]();
  const start = performance.now();
  const result = await write(input);
  return { ...result, totalMs: performance.now() - start };
}
