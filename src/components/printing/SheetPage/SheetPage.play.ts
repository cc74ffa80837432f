import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import readerFile from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Reads the codes on the sticker at (`x`, `y`) in mm. For that, draws the page with 12 px per mm, about 300 dpi. */
export async function readStickerCodes(page: HTMLElement, x: number, y: number): Promise<string[]> {
  const [scale, width, height] = [12, 50 * 12, 60 * 12];
  await prepareZXingModule({ overrides: { locateFile: () => readerFile }, fireImmediately: true });
  const clonedPage = page.cloneNode(true);
  if (clonedPage instanceof Element) {
    clonedPage.setAttribute('width', String(210 * scale));
    clonedPage.setAttribute('height', String(297 * scale));
  }
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(clonedPage))}`;
  await image.decode();
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) return [];
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, -x * scale, -y * scale, 210 * scale, 297 * scale);
  const formats = ['QRCode', 'Code128', 'DataMatrix'] as const;
  const foundCodes = await readBarcodes(context.getImageData(0, 0, width, height), { formats: [...formats] });
  return foundCodes.map(({ text }) => text).toSorted();
}
