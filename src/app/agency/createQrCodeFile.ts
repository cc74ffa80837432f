import { fixedColours } from '~/components/theme/tokens';
import { product } from '~/domain/brand';
import { qrQuietZone } from '~/domain/codes/qr';
import { layOutQrImage, createQrSvg } from '~/domain/codes/qrImage';

import { getCanvasContext } from '../files/getCanvasContext';

const codeColours = { dark: fixedColours.night, light: fixedColours.white };

const createBaseName = (hexacode: string) => `${product.name}-${hexacode}`;

/** Creates an image file with the QR code of `url`. The file's name contains the app's name and the hexacode. */
export async function createQrCodeFile(hexacode: string, url: string, format: 'png' | 'svg'): Promise<File> {
  const content = format === 'svg' ? new Blob([createQrSvg(url, codeColours)]) : await renderPng(url);
  const mediaType = format === 'svg' ? 'image/svg+xml' : 'image/png';
  return new File([content], `${createBaseName(hexacode)}.${format}`, { type: mediaType });
}

async function renderPng(url: string): Promise<Blob> {
  const { modulesWithQuietZones, moduleWidth, path } = layOutQrImage(url);
  const sideInPx = modulesWithQuietZones * moduleWidth;
  const canvas = new OffscreenCanvas(sideInPx, sideInPx);
  const context = getCanvasContext(canvas);
  context.fillStyle = codeColours.light;
  context.fillRect(0, 0, sideInPx, sideInPx);
  context.scale(moduleWidth, moduleWidth);
  context.translate(qrQuietZone, qrQuietZone);
  context.fillStyle = codeColours.dark;
  context.fill(new Path2D(path));
  return canvas.convertToBlob({ type: 'image/png' });
}
