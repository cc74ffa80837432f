import { jsPDF } from 'jspdf';

import { readImageSize } from '~/domain/files/imageHeader';
import { pointsPerMm } from '~/domain/printing/pdf/pdfText';

import { drawScene } from './pageDrawing';
import { drawBenchPages } from './pdfBenchInput';
import type { PdfBenchInput, WriteResult } from './pdfBenchInput';

/**
 * Writes the PDF of the benchmark with jsPDF. Its drawing functions expect positions on the page, so the position of
 * the sticker is added to each position on the sticker.
 */
export function writeWithJsPdf({ count, design }: PdfBenchInput): WriteResult {
  const { drawPages, getCodeMs } = drawBenchPages(count);
  const imageSize = readImageSize('image/png', design);
  if (!imageSize) throw new Error('The design has no size.');
  let document: jsPDF | undefined;
  for (const scene of drawPages()) {
    const format = [scene.width, scene.height];
    if (document) document.addPage(format);
    const page = (document ??= new jsPDF({ unit: 'mm', format, compress: true }));
    let [left, top] = [0, 0];
    drawScene(scene, imageSize, {
      drawSticker: (x, y, clip, drawContent) => {
        [left, top] = [x, y];
        page.saveGraphicsState();
        page
          .rect(x + clip.x, y + clip.y, clip.width, clip.height, null)
          .clip()
          .discardPath();
        drawContent();
        page.restoreGraphicsState();
      },
      drawImage: ({ x, y, width, height }) =>
        page.addImage(design, 'PNG', left + x, top + y, width, height, 'design', 'FAST'),
      fillRectangles: (fill, unit, rectangles) => {
        page.setFillColor(fill);
        for (const [x, y, width, height] of rectangles) {
          const [positionX, positionY] = [left + unit.x + x * unit.width, top + unit.y + y * unit.height];
          page.rect(positionX, positionY, width * unit.width, height * unit.height, null);
        }
        page.fill();
      },
      drawText: (fill, text, size, x, y) => {
        page.setTextColor(fill).setFontSize(size * pointsPerMm);
        page.text(text, left + x, top + y);
      },
    });
  }
  return { fileBytes: document?.output('arraybuffer').byteLength ?? 0, codeMs: getCodeMs() };
}
