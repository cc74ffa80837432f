import { checkImageFileSize } from '~/domain/files/imageFile';
import { checkDesignContent, checkSvg } from '~/domain/printing/design/designFile';
import type { DesignResult } from '~/domain/printing/design/designFile';

import { getCanvasContext } from '../files/getCanvasContext';
import { openDesign } from './designFiles';
import { readPdfPageInWorker } from './pdf/pdfPages';

/** Returns the first frame of an image as a PNG. */
async function drawFirstFrame(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = getCanvasContext(canvas);
  context.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

async function readSvgDesign(file: File, bytes: ArrayBuffer): Promise<DesignResult> {
  const svgCheck = checkSvg(new TextDecoder().decode(bytes));
  if (!svgCheck.ok) return svgCheck;
  const { width, height, notes } = svgCheck;
  const blob = new Blob([bytes], { type: 'image/svg+xml' });
  const design = openDesign(
    { image: blob },
    { name: file.name, originalSize: { width, height }, kind: 'vector', notes },
  );
  const image = new Image();
  image.src = design.href;
  try {
    await image.decode();
  } catch (cause) {
    URL.revokeObjectURL(design.href);
    throw cause;
  }
  return { ok: true, design };
}

/** Reads a page of a PDF. Pages count from 1. */
async function readPdfDesign(pdf: File, page: number): Promise<DesignResult> {
  const result = await readPdfPageInWorker(pdf, page);
  if (!result.ok) return result;
  const { size, pageCount, image, form, notes } = result.page;
  const properties = { name: pdf.name, originalSize: size, kind: 'vector', notes, pdf: { page, pageCount } } as const;
  return { ok: true, design: openDesign({ image, pdf, form }, properties) };
}

/**
 * Reads a design file. Checks its size before reading it, then its header, and then lets the browser decode it, since a
 * truncated image still has a valid header. `page` is the page of a PDF; pages count from 1. The caller revokes the
 * design's `href`, which is a blob URL.
 */
export async function readDesign(file: File, page = 1): Promise<DesignResult> {
  const sizeError = checkImageFileSize(file.size);
  if (sizeError) return { ok: false, error: sizeError };
  try {
    const bytes = await file.arrayBuffer();
    const contentCheck = checkDesignContent(new Uint8Array(bytes));
    if (!contentCheck.ok) return contentCheck;
    if (contentCheck.type === 'application/pdf') {
      // Keeps a copy of the file, since the file on the device can change before the user chooses another page.
      return await readPdfDesign(new File([bytes], file.name, { type: contentCheck.type }), page);
    }
    if (contentCheck.type === 'image/svg+xml') return await readSvgDesign(file, bytes);
    // Uses the media type that `checkDesignContent` found, not the one that the browser derives from the file name, so
    // that the browser decodes the format that was checked.
    const image = new Blob([bytes], { type: contentCheck.type });
    const bitmap = await createImageBitmap(image);
    // Takes the size from the bitmap, which is rotated by the EXIF data. The size in the file's header is unrotated.
    const originalSize = { width: bitmap.width, height: bitmap.height };
    // Keeps only the first frame of a GIF, since print and preview could otherwise show different frames.
    const stillImage = contentCheck.type === 'image/gif' ? await drawFirstFrame(bitmap) : image;
    bitmap.close();
    return { ok: true, design: openDesign({ image: stillImage }, { name: file.name, originalSize, kind: 'raster' }) };
  } catch {
    return { ok: false, error: { reason: 'damaged' } };
  }
}
