import { checkImageFileSize } from '~/domain/files/imageFile';
import { checkDesignContent, checkSvg } from '~/domain/printing/design/designFile';
import type { DesignResult } from '~/domain/printing/design/designFile';

async function firstFrame(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Canvas is not available.');
  context.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

async function readSvgDesign(file: File, bytes: ArrayBuffer): Promise<DesignResult> {
  const svg = checkSvg(new TextDecoder().decode(bytes));
  if (!svg.ok) return svg;
  const href = URL.createObjectURL(new Blob([bytes], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = href;
  try {
    await image.decode();
  } catch (cause) {
    URL.revokeObjectURL(href);
    throw cause;
  }
  const { width, height, notes } = svg;
  return { ok: true, design: { name: file.name, href, pixels: { width, height }, kind: 'vector', notes } };
}

/**
 * Reads a design file. Checks its size before reading, its content, and that it decodes: a truncated image has a valid
 * header. The caller revokes the blob URL.
 */
export async function readDesign(file: File): Promise<DesignResult> {
  const sizeError = checkImageFileSize(file.size);
  if (sizeError) return { ok: false, error: sizeError };
  try {
    const bytes = await file.arrayBuffer();
    const check = checkDesignContent(new Uint8Array(bytes));
    if (!check.ok) return check;
    if (check.type === 'image/svg+xml') return await readSvgDesign(file, bytes);
    // Typed by content, so that the browser decodes what was checked.
    const image = new Blob([bytes], { type: check.type });
    const bitmap = await createImageBitmap(image);
    // After EXIF rotation; the header has the size before it.
    const pixels = { width: bitmap.width, height: bitmap.height };
    // Only the first frame of a GIF: print and preview would otherwise show a random frame.
    const still = check.type === 'image/gif' ? await firstFrame(bitmap) : image;
    bitmap.close();
    return { ok: true, design: { name: file.name, href: URL.createObjectURL(still), pixels, kind: 'raster' } };
  } catch {
    return { ok: false, error: { reason: 'damaged' } };
  }
}
