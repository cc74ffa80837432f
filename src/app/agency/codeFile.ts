import { fixed } from '~/components/theme/tokens';
import { product } from '~/domain/brand';
import { qrQuietZone } from '~/domain/codes/qr';
import { qrImage, qrSvg } from '~/domain/codes/qrImage';

const colours = { dark: fixed.night, light: fixed.white };

const fileName = (hexacode: string) => `${product.name}-${hexacode}`;

/** Creates an image file with the QR code of `url`. The file is named after the tag's hexacode. */
export async function codeFile(hexacode: string, url: string, format: 'png' | 'svg'): Promise<File> {
  const content = format === 'svg' ? new Blob([qrSvg(url, colours)]) : await renderPng(url);
  const type = format === 'svg' ? 'image/svg+xml' : 'image/png';
  return new File([content], `${fileName(hexacode)}.${format}`, { type });
}

async function renderPng(url: string): Promise<Blob> {
  const { modules, module, path } = qrImage(url);
  const side = modules * module;
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D canvas context');
  context.fillStyle = colours.light;
  context.fillRect(0, 0, side, side);
  context.scale(module, module);
  context.translate(qrQuietZone, qrQuietZone);
  context.fillStyle = colours.dark;
  context.fill(new Path2D(path));
  return canvas.convertToBlob({ type: 'image/png' });
}
