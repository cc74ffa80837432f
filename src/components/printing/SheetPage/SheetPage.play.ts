import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import readerFile from 'zxing-wasm/reader/zxing_reader.wasm?url';

/**
 * Reads the codes on the 50 × 60 mm sticker at (`x`, `y`) in mm on an A4 page. Draws the page with 12 px per mm, about
 * 300 dpi.
 */
export async function readStickerCodes(page: HTMLElement, x: number, y: number): Promise<string[]> {
  const [pxPerMm, width, height] = [12, 50 * 12, 60 * 12];
  await prepareZXingModule({ overrides: { locateFile: () => readerFile }, fireImmediately: true });
  const clonedPage = page.cloneNode(true);
  if (clonedPage instanceof Element) {
    clonedPage.setAttribute('width', String(210 * pxPerMm));
    clonedPage.setAttribute('height', String(297 * pxPerMm));
  }
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(clonedPage))}`;
  await image.decode();
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) return [];
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, -x * pxPerMm, -y * pxPerMm, 210 * pxPerMm, 297 * pxPerMm);
  const formats = ['QRCode', 'Code128', 'DataMatrix'] as const;
  const foundCodes = await readBarcodes(context.getImageData(0, 0, width, height), { formats: [...formats] });
  return foundCodes.map(({ text }) => text).toSorted();
}
