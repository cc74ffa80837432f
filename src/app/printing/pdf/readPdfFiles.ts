import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { getCodeCheckResolution, findStickerBox, listStickersToCheck } from '~/domain/printing/pdf/codeCheck';
import type { StickerReading } from '~/domain/printing/pdf/codeCheck';
import { divideIntoFiles, layOutRun } from '~/domain/printing/pdf/pdfRun';
import { pointsPerMm } from '~/domain/printing/pdf/pdfText';
import { getPaperSize } from '~/domain/printing/settings/paper';

import type { CheckWorkerRequest } from './checkMessages';
import { loadCodeDecoder, readCodeTexts } from './codeReader';
import { openPdf } from './openPdf';

/** Maximum number of pixels of a row of stickers. They need 160 MB. */
const maxRowPixels = 40_000_000;

/** Draws the part of a page that begins `top` px below its top edge, and is as large as the canvas. */
async function drawRow(page: PDFPageProxy, context: OffscreenCanvasRenderingContext2D, pxPerMm: number, top: number) {
  const viewport = page.getViewport({ scale: pxPerMm / pointsPerMm, offsetY: -top });
  await page.render({
    canvas: null,
    // The cast is safe: pdf.js uses only what both types of canvas contexts have.
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
  }).promise;
}

/**
 * Draws the pages of PDF files, and reads the codes inside the edges of each sticker. One row of stickers is drawn at a
 * time, so that the memory does not grow with the paper. Calls `onProgress` after each page.
 */
export async function readPdfFiles(
  request: CheckWorkerRequest,
  onProgress: (stickers: number) => void,
): Promise<StickerReading[]> {
  const { settings, run, files } = request;
  const layout = layOutRun(settings, run);
  if (!layout.fits) throw new RangeError('No sticker fits on the paper.');
  await loadCodeDecoder();
  // The size of the first sticker is the size of all: a correction scales all stickers by the same factor.
  const sticker = findStickerBox(layout, request, 0);
  const { width } = getPaperSize(settings.paper);
  const pxPerMm = Math.min(getCodeCheckResolution(request), Math.sqrt(maxRowPixels / (width * sticker.height)));
  const toPx = (mm: number) => Math.round(mm * pxPerMm);
  const [stickerWidth, stickerHeight] = [toPx(sticker.width), toPx(sticker.height)];
  const canvas = new OffscreenCanvas(toPx(width), stickerHeight);
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('Canvas is not available.');

  const readings: StickerReading[] = [];
  for (const [fileIndex, { firstPage, endPage }] of divideIntoFiles(layout, settings.stickersPerFile).entries()) {
    const file = files[fileIndex];
    if (!file) throw new RangeError(`File ${fileIndex + 1} is missing.`);
    const { pdf, close } = await openPdf(file);
    for (let page = firstPage; page < endPage; page++) {
      const pdfPage = await pdf.getPage(page - firstPage + 1);
      const stickers = listStickersToCheck(layout, page).map((index) => ({
        index,
        ...findStickerBox(layout, request, index),
      }));
      for (const y of new Set(stickers.map((place) => place.y))) {
        await drawRow(pdfPage, context, pxPerMm, toPx(y));
        for (const place of stickers.filter((other) => other.y === y)) {
          // A correction can move stickers beyond the edges of the page, where the canvas has black pixels.
          const left = Math.max(0, toPx(place.x));
          const right = Math.min(canvas.width, toPx(place.x) + stickerWidth);
          const readSticker = () =>
            readCodeTexts(
              context.getImageData(left, 0, right - left, stickerHeight),
              settings.barcode.shown ? ['qr', 'barcode'] : ['qr'],
            );
          readings.push({ index: place.index, texts: right > left ? await readSticker() : {} });
        }
      }
      pdfPage.cleanup();
      onProgress((readings.at(-1)?.index ?? 0) + 1);
    }
    await close();
  }
  return readings;
}
