import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { PageView, PdfForm } from '~/domain/printing/pdf/pdfForm';
import { pointsPerMm } from '~/domain/printing/pdf/pdfText';
import type { Bytes } from '~/domain/printing/pdf/pdfText';
import { writePdf } from '~/domain/printing/pdf/writePdf';
import type { Size } from '~/domain/printing/settings/paper';

import { getCanvasContext } from '../../files/getCanvasContext';
import { deflate } from './deflate';
import { renderPage, getPageView } from './renderPage';
import { openPdf } from './openPdf';

/** Length in px of the longer side of the drawings that are compared. */
const comparedSidePx = 300;
/** Difference of a colour channel (0 to 255) above which people see it. */
const visibleDifference = 32;
/** Maximum share of channel values that may differ visibly. Not 0, since the antialiasing of edges can differ. */
const maxDifferentShare = 0.002;

async function readPixels(page: PDFPageProxy, view: PageView, size: Size) {
  const canvas = await renderPage(page, view, size);
  return getCanvasContext(canvas).getImageData(0, 0, canvas.width, canvas.height).data;
}

/** Writes a PDF whose only page is the copied page. */
async function writeCopy(design: PdfForm): Promise<Blob> {
  const [width, height] = [design.width / pointsPerMm, design.height / pointsPerMm];
  const box = { x: 0, y: 0, width, height };
  const sticker = { width, height, bleed: { x: 0, y: 0 }, shapes: [{ kind: 'image' as const, ...box }] };
  const pages = [{ width, height, marks: [], stickers: [{ index: 0, x: 0, y: 0, sticker }] }];
  const parts: Bytes[] = [];
  const metadata = { title: '', creator: '', createdAt: new Date(0) };
  for await (const step of writePdf({ pages, pageCount: 1, design, deflate, ...metadata })) parts.push(...step.parts);
  return new Blob(parts);
}

/**
 * True if the copy looks like the part `view` of the original page. The copy of a damaged file can look different,
 * since pdf-lib, which copies the page, and pdf.js, which draws it, repair files in different ways.
 */
export async function isFaithfulCopy(copy: PdfForm, original: PDFPageProxy, view: PageView): Promise<boolean> {
  const scale = comparedSidePx / Math.max(copy.width, copy.height);
  const size = { width: copy.width * scale, height: copy.height * scale };
  const { pdf, close } = await openPdf(await writeCopy(copy));
  const copiedPage = await pdf.getPage(1);
  const copiedPixels = await readPixels(copiedPage, getPageView(copiedPage), size);
  await close();
  const pixels = await readPixels(original, view, size);
  let differentCount = 0;
  for (let index = 0; index < pixels.length; index++) {
    if (Math.abs((pixels[index] ?? 0) - (copiedPixels[index] ?? 0)) > visibleDifference) differentCount += 1;
  }
  return differentCount <= pixels.length * maxDifferentShare;
}
