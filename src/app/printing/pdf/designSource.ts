import type { ImagePixels } from '~/domain/printing/pdf/pdfImage';
import { fitInBox } from '~/domain/printing/pdf/pageContent';
import type { Design } from '~/domain/printing/design/design';
import type { Size } from '~/domain/printing/settings/paper';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import type { PdfForm } from '~/domain/printing/pdf/pdfForm';

import { findDesignFiles } from '../designUrls';
import { drawPdfPage } from './pdfPages';

/** The design for the PDF worker: a file, pixels of an SVG, which workers cannot draw, or a page of a PDF. */
export type DesignSource =
  | { kind: 'file'; file: Blob; /** Size in px in which the image is needed. */ size: Size }
  | { kind: 'pixels'; pixels: ImagePixels }
  | { kind: 'form'; form: PdfForm };

/** Resolution in dpi above which a drawn design does not look sharper. */
const maxDesignDpi = 600;
/** Maximum number of px of a drawn design: a sticker of 20 x 30 cm at 600 dpi has 33 million. */
const maxDrawnPixels = 36_000_000;

/** Returns the size in px in which the design is printed with the printer's resolution. */
function printedPixels(design: Design, { design: sticker, marks, dpi }: PrintSettings): Size {
  const box = { x: 0, y: 0, width: sticker.width + 2 * marks.bleed, height: sticker.height + 2 * marks.bleed };
  const fitted = fitInBox(design.pixels, box);
  const pxPerMm = Math.min(dpi, maxDesignDpi) / 25.4;
  const scale = Math.min(pxPerMm, Math.sqrt(maxDrawnPixels / (fitted.width * fitted.height)));
  return {
    width: Math.max(1, Math.round(fitted.width * scale)),
    height: Math.max(1, Math.round(fitted.height * scale)),
  };
}

/** Draws an SVG. The page has to do this, because workers have no `Image`. */
async function drawVector(href: string, { width, height }: Size): Promise<ImagePixels> {
  const image = new Image(width, height);
  image.src = href;
  await image.decode();
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('Canvas is not available.');
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data };
}

/** Returns the design in the form in which the PDF worker can read it. Rejects if the image does not load. */
export async function readDesignSource(design: Design, settings: PrintSettings): Promise<DesignSource> {
  const size = printedPixels(design, settings);
  const files = findDesignFiles(design);
  if (files?.form) return { kind: 'form', form: files.form };
  if (design.pdf) return { kind: 'file', file: await drawDesignPage(design, settings), size };
  if (design.kind === 'vector') return { kind: 'pixels', pixels: await drawVector(design.href, size) };
  if (!files) throw new Error('The design is no longer available.');
  return { kind: 'file', file: files.image, size };
}

/** Draws the page of a PDF in the size in which it is printed. Rejects if it cannot be drawn. */
export function drawDesignPage(design: Design, settings: PrintSettings): Promise<Blob> {
  const { pdf } = findDesignFiles(design) ?? {};
  if (!pdf || !design.pdf) throw new Error('The design is no longer available.');
  return drawPdfPage(pdf, design.pdf.page, printedPixels(design, settings));
}
