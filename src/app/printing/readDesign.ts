import type { Design } from '~/domain/printing/design/design';
import { brokenDesignMessage, checkDesignBytes, checkDrawing, refuseBySize } from '~/domain/printing/design/designFile';

export type ReadDesign = { ok: true; design: Design } | { ok: false; message: string };

async function firstFrame(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw the picture on.');
  context.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

async function readDrawing(file: File, bytes: ArrayBuffer): Promise<ReadDesign> {
  const drawing = checkDrawing(new TextDecoder().decode(bytes));
  if (!drawing.ok) return drawing;
  const href = URL.createObjectURL(new Blob([bytes], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = href;
  try {
    await image.decode();
  } catch (cause) {
    URL.revokeObjectURL(href);
    throw cause;
  }
  const { width, height, notes } = drawing;
  return { ok: true, design: { name: file.name, href, pixels: { width, height }, kind: 'drawing', notes } };
}

/**
 * Takes a file for the design, or says why not: by its size before it is read, by its content, and by decoding it, for
 * a picture that is cut short has a sound header. Whoever takes the design revokes its address.
 */
export async function readDesign(file: File): Promise<ReadDesign> {
  const tooLarge = refuseBySize(file.size);
  if (tooLarge !== undefined) return { ok: false, message: tooLarge };
  try {
    const bytes = await file.arrayBuffer();
    const check = checkDesignBytes(new Uint8Array(bytes));
    if (!check.ok) return check;
    if (check.type === 'image/svg+xml') return await readDrawing(file, bytes);
    // The type goes by the content, so that the browser draws the file as what it was checked to be.
    const picture = new Blob([bytes], { type: check.type });
    const bitmap = await createImageBitmap(picture);
    // As seen: a camera's picture may be turned, and then its header has width and height the other way round.
    const pixels = { width: bitmap.width, height: bitmap.height };
    // A moving picture is drawn still, once: the preview moves, and a print would have the frame of its moment.
    const still = check.type === 'image/gif' ? await firstFrame(bitmap) : picture;
    bitmap.close();
    return { ok: true, design: { name: file.name, href: URL.createObjectURL(still), pixels, kind: 'picture' } };
  } catch {
    return { ok: false, message: brokenDesignMessage };
  }
}
