import { AnnotationMode } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { Size } from '~/domain/printing/settings/paper';

/** Maximum width and height of a canvas in px, which all browsers allow. */
const maxSide = 16_384;

/**
 * Draws a page with the size `size` in px, or smaller if a side would be too long. Annotations are left out, and the
 * background stays transparent.
 */
export async function renderPage(page: PDFPageProxy, size: Size): Promise<OffscreenCanvas> {
  const scale = Math.min(1, maxSide / Math.max(size.width, size.height));
  const [width, height] = [size.width, size.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Canvas is not available.');
  await page.render({
    canvas: null,
    // pdf.js uses only what both kinds of canvases have.
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport: page.getViewport({ scale: canvas.width / page.getViewport({ scale: 1 }).width }),
    background: 'transparent',
    // Shows the layers that are meant for print.
    intent: 'print',
    annotationMode: AnnotationMode.DISABLE,
  }).promise;
  return canvas;
}
