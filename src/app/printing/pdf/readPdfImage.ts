import { detectFileType } from '~/domain/files/imageHeader';
import { encodePixels, embedImageFile } from '~/domain/printing/pdf/pdfImage';
import type { Deflate, PdfImage } from '~/domain/printing/pdf/pdfImage';

import { getCanvasContext } from '../../files/getCanvasContext';
import type { DesignSource } from './pdfMessages';

/** Quality of a design that is encoded as JPEG again, from 0 to 1. */
const jpegQuality = 0.95;

/** Decodes an image, rotates it by its EXIF data, and scales it down to `size` if it is larger. */
async function drawImage({ file, size }: Extract<DesignSource, { kind: 'file' }>) {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, size.width / bitmap.width);
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = getCanvasContext(canvas, { willReadFrequently: true });
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { canvas, context, width, height };
}

/**
 * Returns the design as an image for a PDF. A file in a format that PDF supports is embedded without changes. Other
 * files are drawn and encoded again: JPEG files as JPEG, other images without loss.
 */
export async function readPdfImage(
  source: Exclude<DesignSource, { kind: 'form' }>,
  deflate: Deflate,
): Promise<PdfImage> {
  if (source.kind === 'pixels') return encodePixels(source.pixels, deflate);
  const bytes = new Uint8Array(await source.file.arrayBuffer());
  const embeddedImage = embedImageFile(bytes);
  if (embeddedImage) return embeddedImage;
  const { canvas, context, width, height } = await drawImage(source);
  if (detectFileType(bytes) === 'image/jpeg') {
    const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality });
    const embeddedPhoto = embedImageFile(new Uint8Array(await photo.arrayBuffer()));
    if (embeddedPhoto) return embeddedPhoto;
  }
  const { data } = context.getImageData(0, 0, width, height);
  return encodePixels({ width, height, data }, deflate);
}
