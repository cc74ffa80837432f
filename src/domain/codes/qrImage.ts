import { drawQr, quietModules } from './qr';

/** CSS colours of a code. */
export type QrColours = { dark: string; light: string };

/** Minimum width of a PNG in px: sharp at 80 mm and 300 dpi. */
const minPixels = 1024;

/** Layout of a QR code with its quiet zone in an image. */
export type QrImage = {
  /** Modules per side, including the quiet zone. */
  modules: number;
  /** Whole px per module, so that every edge is on a pixel boundary. */
  module: number;
  /** SVG path data of the code in modules, without the quiet zone. */
  path: string;
};

/** The code of `payload` for an image of at least 1024 px. Throws a RangeError like `drawQr`. */
export function qrImage(payload: string): QrImage {
  const { size, path } = drawQr(payload);
  const modules = size + 2 * quietModules;
  return { modules, module: Math.ceil(minPixels / modules), path };
}

/**
 * The code of `payload` as an SVG file: a background and one path, with sharp edges at any size. Throws a RangeError like
 * `drawQr`.
 */
export function qrSvg(payload: string, { dark, light }: QrColours): string {
  const { modules, module, path } = qrImage(payload);
  const side = modules * module;
  const start = -quietModules;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"`,
    ` viewBox="${start} ${start} ${modules} ${modules}" shape-rendering="crispEdges">`,
    `<rect x="${start}" y="${start}" width="${modules}" height="${modules}" fill="${light}"/>`,
    `<path d="${path}" fill="${dark}"/></svg>\n`,
  ].join('');
}
