import type { ImagePixels } from '~/domain/printing/pdf/pdfImage';
import type { Design } from '~/domain/printing/design/design';
import type { Size } from '~/domain/printing/settings/paper';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import { getCanvasContext } from '../../files/getCanvasContext';
import { findDesignFiles } from '../designFiles';
import type { DesignSource } from './pdfMessages';
import { drawDesignPage, getPrintedPixelSize } from './pdfPages';

/** Draws an SVG in the main thread, because workers have no `Image`. */
async function drawVector(href: string, { width, height }: Size): Promise<ImagePixels> {
  const image = new Image(width, height);
  image.src = href;
  await image.decode();
  const context = getCanvasContext(new OffscreenCanvas(width, height), { willReadFrequently: true });
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data };
}

/** Returns the design in the form in which the PDF worker can read it. Rejects if the image does not load. */
export async function readDesignSource(design: Design, settings: PrintSettings): Promise<DesignSource> {
  const size = getPrintedPixelSize(design, settings);
  const files = findDesignFiles(design);
  if (files?.form) return { kind: 'form', form: files.form };
  if (design.pdf) return { kind: 'file', file: await drawDesignPage(design, settings), size };
  if (design.kind === 'vector') return { kind: 'pixels', pixels: await drawVector(design.href, size) };
  if (!files) throw new Error('The design is no longer available.');
  return { kind: 'file', file: files.image, size };
}
