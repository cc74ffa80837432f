import * as pdf from '@cantoo/pdf-lib';
import type { PDFPage } from '@cantoo/pdf-lib';

import { pointsPerMm } from '~/domain/printing/pdf/pdfText';
import type { PageScene } from '~/domain/printing/sticker/scene';

import { drawScene, parseHexColour } from './pageDrawing';
import { drawBenchPages } from './pdfBenchInput';
import type { PdfBenchInput, WriteResult } from './pdfBenchInput';

/**
 * Writes the PDF of the benchmark with the operators of @cantoo/pdf-lib, which are faster than its drawing functions.
 */
export async function writeWithPdfLib({ count, design }: PdfBenchInput): Promise<WriteResult> {
  const document = await pdf.PDFDocument.create();
  const image = await document.embedPng(design);
  const font = await document.embedFont(pdf.StandardFonts.Helvetica);
  const { drawPages, getCodeMs } = drawBenchPages(count);
  for (const scene of drawPages()) {
    const page = document.addPage([scene.width * pointsPerMm, scene.height * pointsPerMm]);
    drawPage(page, scene, image, font);
  }
  return { fileBytes: (await document.save()).length, codeMs: getCodeMs() };
}

function drawPage(page: PDFPage, scene: PageScene, image: pdf.PDFImage, font: pdf.PDFFont) {
  const imageName = page.node.newXObject('Image', image.ref);
  const fontName = page.node.newFontDictionary('Font', font.ref);
  page.pushOperators(pdf.concatTransformationMatrix(pointsPerMm, 0, 0, -pointsPerMm, 0, scene.height * pointsPerMm));
  drawScene(scene, image, {
    drawSticker: (x, y, clip, drawContent) => {
      page.pushOperators(
        pdf.pushGraphicsState(),
        pdf.concatTransformationMatrix(1, 0, 0, 1, x, y),
        pdf.rectangle(clip.x, clip.y, clip.width, clip.height),
        pdf.clip(),
        pdf.endPath(),
      );
      drawContent();
      page.pushOperators(pdf.popGraphicsState());
    },
    drawImage: ({ x, y, width, height }) =>
      page.pushOperators(
        pdf.pushGraphicsState(),
        pdf.concatTransformationMatrix(width, 0, 0, -height, x, y + height),
        pdf.drawObject(imageName),
        pdf.popGraphicsState(),
      ),
    fillRectangles: (fill, { x, y, width, height }, rectangles) => {
      page.pushOperators(
        pdf.setFillingRgbColor(...parseHexColour(fill)),
        pdf.pushGraphicsState(),
        pdf.concatTransformationMatrix(width, 0, 0, height, x, y),
      );
      for (const rectangle of rectangles) page.pushOperators(pdf.rectangle(...rectangle));
      page.pushOperators(pdf.fill(), pdf.popGraphicsState());
    },
    drawText: (fill, text, size, x, y) =>
      page.pushOperators(
        pdf.setFillingRgbColor(...parseHexColour(fill)),
        pdf.beginText(),
        pdf.setFontAndSize(fontName, size),
        pdf.setTextMatrix(1, 0, 0, -1, x, y),
        pdf.showText(font.encodeText(text)),
        pdf.endText(),
      ),
  });
}
