import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { getCodeCheckPixelsPerMm, findStickerBox, listStickersToCheck } from '~/domain/printing/pdf/codeCheck';
import type { StickerReading } from '~/domain/printing/pdf/codeCheck';
import { divideIntoFiles, layOutRun } from '~/domain/printing/pdf/pdfRun';
import { pointsPerMm } from '~/domain/printing/pdf/pdfText';
import { getPaperSize } from '~/domain/printing/settings/paper';

import { getCanvasContext } from '../../files/getCanvasContext';
import type { CheckWorkerRequest } from './checkMessages';
import { loadCodeDecoder, readCodeTexts } from './codeReader';
import { openPdf } from './openPdf';

/** Maximum number of pixels in the drawing of a row of stickers. Such a drawing needs 160 MB of memory. */
const maxRowPixels = 40_000_000;

/** Draws the part of a page that begins `topPx` px below the page's top edge and has the size of the canvas. */
async function drawRow(page: PDFPageProxy, context: OffscreenCanvasRenderingContext2D, pxPerMm: number, topPx: number) {
  const viewport = page.getViewport({ scale: pxPerMm / pointsPerMm, offsetY: -topPx });
  await page.render({
    canvas: null,
    // The cast is safe: pdf.js uses only what both types of canvas contexts have.
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
  }).promise;
}

/**
 * Draws the pages of PDF files, and reads the codes inside the edges of each sticker. Draws one row of stickers at a
 * time, since a drawing of a whole page of large paper would need too much memory. Calls `onProgress` after each page.
 */
export async function readPdfFiles(
  request: CheckWorkerRequest,
  onProgress: (stickerCount: number) => void,
): Promise<StickerReading[]> {
  const { settings, run, files } = request;
  const layout = layOutRun(settings, run);
  if (!layout.fits) throw new RangeError('No sticker fits on the paper.');
  await loadCodeDecoder();
  // All stickers have the size of the first one, since a correction scales all stickers by the same factor.
  const firstSticker = findStickerBox(layout, request, 0);
  const { width: paperWidth } = getPaperSize(settings.paper);
  const rowArea = paperWidth * firstSticker.height;
  const pxPerMm = Math.min(getCodeCheckPixelsPerMm(request), Math.sqrt(maxRowPixels / rowArea));
  const toPx = (mm: number) => Math.round(mm * pxPerMm);
  const [stickerWidth, stickerHeight] = [toPx(firstSticker.width), toPx(firstSticker.height)];
  const canvas = new OffscreenCanvas(toPx(paperWidth), stickerHeight);
  const context = getCanvasContext(canvas, { alpha: false, willReadFrequently: true });

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
      for (const y of new Set(stickers.map((sticker) => sticker.y))) {
        await drawRow(pdfPage, context, pxPerMm, toPx(y));
        for (const sticker of stickers.filter((candidate) => candidate.y === y)) {
          // Reads only pixels of the canvas. A correction can move a sticker partly beyond the canvas, where pixels are
          // read as black.
          const left = Math.max(0, toPx(sticker.x));
          const right = Math.min(canvas.width, toPx(sticker.x) + stickerWidth);
          const readSticker = () =>
            readCodeTexts(
              context.getImageData(left, 0, right - left, stickerHeight),
              settings.barcode.shown ? ['qr', 'barcode'] : ['qr'],
            );
          readings.push({ index: sticker.index, texts: right > left ? await readSticker() : {} });
        }
      }
      pdfPage.cleanup();
      onProgress((readings.at(-1)?.index ?? 0) + 1);
    }
    await close();
  }
  return readings;
}
