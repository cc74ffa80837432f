import { ops, PDF, StandardFonts } from '@libpdf/core';
import type { PDFPage } from '@libpdf/core';

import { pointsPerMm } from '~/domain/printing/pdf/pdfText';
import type { PageScene } from '~/domain/printing/sticker/scene';

import { drawScene, parseHexColour } from './pageDrawing';
import { drawBenchPages } from './pdfBenchInput';
import type { PdfBenchInput, WriteResult } from './pdfBenchInput';

/** Writes the PDF of the benchmark with the operators of @libpdf/core, which are faster than its drawing functions. */
export async function writeWithLibPdf({ count, design }: PdfBenchInput): Promise<WriteResult> {
  const document = PDF.create();
  const image = document.embedPng(design);
  const { drawPages, getCodeMs } = drawBenchPages(count);
  for (const scene of drawPages()) {
    const size = { width: scene.width * pointsPerMm, height: scene.height * pointsPerMm };
    drawPage(document.addPage(size), scene, image);
  }
  return { fileBytes: (await document.save()).length, codeMs: getCodeMs() };
}

function drawPage(page: PDFPage, scene: PageScene, image: Parameters<PDFPage['registerImage']>[0]) {
  const imageName = page.registerImage(image);
  const fontName = page.registerFont(StandardFonts.Helvetica);
  // All operators of a page are added at once, because each call of `drawOperators` adds a stream to the page.
  const operators = [ops.concatMatrix(pointsPerMm, 0, 0, -pointsPerMm, 0, scene.height * pointsPerMm)];
  drawScene(scene, image, {
    drawSticker: (x, y, clip, drawContent) => {
      operators.push(
        ops.pushGraphicsState(),
        ops.concatMatrix(1, 0, 0, 1, x, y),
        ops.rectangle(clip.x, clip.y, clip.width, clip.height),
        ops.clip(),
        ops.endPath(),
      );
      drawContent();
      operators.push(ops.popGraphicsState());
    },
    drawImage: ({ x, y, width, height }) =>
      operators.push(
        ops.pushGraphicsState(),
        ops.concatMatrix(width, 0, 0, -height, x, y + height),
        ops.paintXObject(imageName),
        ops.popGraphicsState(),
      ),
    fillRectangles: (fill, { x, y, width, height }, rectangles) => {
      operators.push(
        ops.setNonStrokingRGB(...parseHexColour(fill)),
        ops.pushGraphicsState(),
        ops.concatMatrix(width, 0, 0, height, x, y),
      );
      for (const rectangle of rectangles) operators.push(ops.rectangle(...rectangle));
      operators.push(ops.fill(), ops.popGraphicsState());
    },
    drawText: (fill, text, size, x, y) =>
      operators.push(
        ops.setNonStrokingRGB(...parseHexColour(fill)),
        ops.beginText(),
        ops.setFont(fontName, size),
        ops.setTextMatrix(1, 0, 0, -1, x, y),
        ops.showText(text),
        ops.endText(),
      ),
  });
  page.drawOperators(operators);
}
