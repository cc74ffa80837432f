import { AnnotationMode } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { PageView } from '~/domain/printing/pdf/pdfForm';
import type { Size } from '~/domain/printing/settings/paper';

import { getCanvasContext } from '../../files/getCanvasContext';

/** Maximum width and height of a canvas in px that all browsers allow. */
const maxSidePx = 16_384;

/** Returns the visible part of a page: [left, bottom, right, top] in units of the PDF. */
export function getPageView({ view: [left = 0, bottom = 0, right = 0, top = 0] }: PDFPageProxy): PageView {
  return [left, bottom, right, top];
}

/**
 * Draws the part `view` of a page with the size `size` in px, or smaller if a side would be too long. Annotations are
 * left out, and the background stays transparent.
 */
export async function renderPage(page: PDFPageProxy, view: PageView, size: Size): Promise<OffscreenCanvas> {
  const scale = Math.min(1, maxSidePx / Math.max(size.width, size.height));
  const [width, height] = [size.width, size.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = getCanvasContext(canvas);
  const unscaledViewport = page.getViewport({ scale: 1 });
  // Two opposite corners of `view`. The page's rotation decides which corners they are. Declares the type, since
  // pdf.js returns an untyped array.
  const corners: readonly number[] = unscaledViewport.convertToViewportRectangle([...view]);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = corners;
  const pxPerUnit = canvas.width / Math.abs(x2 - x1);
  await page.render({
    canvas: null,
    // The cast is safe: pdf.js uses only what both types of canvas contexts have.
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport: page.getViewport({
      scale: pxPerUnit,
      offsetX: -Math.min(x1, x2) * pxPerUnit,
      offsetY: -Math.min(y1, y2) * pxPerUnit,
    }),
    background: 'transparent',
    // Shows the layers that are meant for print.
    intent: 'print',
    annotationMode: AnnotationMode.DISABLE,
  }).promise;
  return canvas;
}
