import { drawQr, qrQuietZone } from './qr';

/** CSS colours of the dark modules and of the background. */
export type QrColours = { dark: string; light: string };

/** Minimum width of a QR image in px. A print at 300 dpi is then at least 86 mm wide. */
const minImageWidth = 1024;

/** Data for drawing a QR code with its quiet zone as an image. */
export type QrImageLayout = {
  /** Number of modules per side, including the quiet zones. */
  modulesWithQuietZones: number;
  /** Width of a module in px: a whole number, so that all edges are on pixel boundaries. */
  moduleWidth: number;
  /** SVG path data of the dark modules, without the quiet zone. One unit is one module. */
  path: string;
};

/** Returns the QR code of `payload` for an image at least 1,024 px wide. Throws the same errors as `drawQr`. */
export function layOutQrImage(payload: string): QrImageLayout {
  const { moduleCount, path } = drawQr(payload);
  const modulesWithQuietZones = moduleCount + 2 * qrQuietZone;
  return { modulesWithQuietZones, moduleWidth: Math.ceil(minImageWidth / modulesWithQuietZones), path };
}

/**
 * Returns the QR code of `payload` as the source of an SVG file: a background in the colour `light`, and one path in
 * the colour `dark`. Throws the same errors as `drawQr`.
 */
export function createQrSvg(payload: string, { dark, light }: QrColours): string {
  const { modulesWithQuietZones, moduleWidth, path } = layOutQrImage(payload);
  const side = modulesWithQuietZones * moduleWidth;
  const origin = -qrQuietZone;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"`,
    ` viewBox="${origin} ${origin} ${modulesWithQuietZones} ${modulesWithQuietZones}" shape-rendering="crispEdges">`,
    `<rect x="${origin}" y="${origin}" width="${modulesWithQuietZones}" height="${modulesWithQuietZones}" fill="${light}"/>`,
    `<path d="${path}" fill="${dark}"/></svg>\n`,
  ].join('');
}
