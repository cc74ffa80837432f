import { product } from '~/domain/brand';
import { writePdf } from '~/domain/printing/pdf/writePdf';
import type { Bytes } from '~/domain/printing/pdf/pdfText';
import type { PrintJob } from '~/screens/agency/PrintingScreen/controller/printingEffects';

import { deflate } from './deflate';

/** Creates the PDF of a test page. This takes a few milliseconds, so it needs no worker. */
export async function createTestPdf({ title, pages, calibration }: PrintJob): Promise<Blob> {
  const parts: Bytes[] = [];
  const steps = writePdf({
    pages,
    pageCount: pages.length,
    calibration,
    hasLabels: true,
    title,
    creator: product.name,
    createdAt: new Date(),
    deflate,
  });
  for await (const step of steps) parts.push(...step.parts);
  return new Blob(parts, { type: 'application/pdf' });
}
