import { loadDataMatrix } from '~/components/printing/loadDataMatrix';
import { loadTextShaper } from '~/components/printing/text/loadTextShaper';
import { drawRun } from '~/domain/printing/codes/drawRun';
import { listRunCharacters } from '~/domain/printing/codes/runTexts';
import { addRunLines } from '~/domain/printing/codes/drawRunLines';
import type { Bytes } from '~/domain/printing/pdf/pdfText';
import { divideIntoFiles, layOutRun } from '~/domain/printing/pdf/pdfRun';
import type { FilePages } from '~/domain/printing/pdf/pdfRun';
import { writePdf } from '~/domain/printing/pdf/writePdf';
import { getPageBoxes } from '~/domain/printing/sheet/marks';
import { getElementBoxes, needsDataMatrix } from '~/domain/printing/sticker/stickerElements';
import { drawPage } from '~/domain/printing/sticker/scene';
import type { PageScene } from '~/domain/printing/sticker/scene';

import { deflate } from './deflate';
import { createWorkerDeflate } from './createWorkerDeflate';
import type { PdfWorkerRequest } from './pdfMessages';
import { readPdfImage } from './readPdfImage';

/** Yields the pages of a file. Draws each page only when it is needed. */
function* drawPages(drawPageAt: (page: number) => PageScene, { firstPage, endPage }: FilePages) {
  for (let page = firstPage; page < endPage; page++) yield drawPageAt(page);
}

/**
 * Writes the PDF files of a run. Calls `onFile` with each finished file, and `onProgress` with the number of stickers
 * that are written so far.
 */
export async function writePdfFiles(
  {
    settings,
    run,
    texts,
    tagBaseUrl,
    title,
    creator,
    createdAt,
    design: source,
    calibration,
    deflatePort,
  }: PdfWorkerRequest,
  callbacks: { onFile: (content: Blob) => void; onProgress: (stickerCount: number) => void },
): Promise<void> {
  const layout = layOutRun(settings, run);
  if (!layout.fits) throw new RangeError('No sticker fits on the paper.');
  const dataMatrix = needsDataMatrix(settings) ? await loadDataMatrix() : undefined;
  const { textLines: lines } = settings;
  const shaper = lines.length > 0 ? await loadTextShaper(listRunCharacters(lines, texts)) : undefined;
  const runLines = shaper && { lines, texts, copies: run.copies, shaper };
  const design = source?.kind === 'form' ? source.form : source && (await readPdfImage(source, deflate));
  const boxes = getElementBoxes(settings);
  const files = divideIntoFiles(layout, settings.stickersPerFile);
  const deflatePage = createWorkerDeflate(deflatePort);
  let finishedFilesStickerCount = 0;
  const drawPageAt = (page: number) => {
    // Creates new drawings for each page, because the cached drawings of 100,000 codes would need a gigabyte.
    const drawings = addRunLines(drawRun({ ...run, tagBaseUrl, level: settings.qr.level, dataMatrix }), runLines);
    return drawPage({ settings, layout, page, ...drawings, hasImage: design !== undefined });
  };
  for (const [index, pages] of files.entries()) {
    const parts: Bytes[] = [];
    let fileStickerCount = 0;
    const steps = writePdf({
      pages: drawPages(drawPageAt, pages),
      pageCount: pages.endPage - pages.firstPage,
      boxes: getPageBoxes(settings),
      calibration,
      design,
      hasLabels: Boolean(boxes.number ?? boxes.serial),
      title: files.length > 1 ? `${title}, ${index + 1} of ${files.length}` : title,
      creator,
      createdAt,
      deflate: deflatePage,
    });
    for await (const step of steps) {
      parts.push(...step.parts);
      fileStickerCount = step.writtenStickerCount;
      callbacks.onProgress(finishedFilesStickerCount + fileStickerCount);
    }
    finishedFilesStickerCount += fileStickerCount;
    callbacks.onFile(new Blob(parts, { type: 'application/pdf' }));
  }
}
