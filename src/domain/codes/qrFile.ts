import { drawQr, quietModules } from './qr';

/** Colours of a code as CSS writes them. */
export type QrColours = { dark: string; light: string };

/** px; a PNG is at least as wide, so that it stays sharp at 80 mm and 300 dpi. */
const leastPixels = 1024;

/** A QR code with its quiet zone as a drawing that fills a picture. */
export type QrPicture = {
  /** Modules on a side, the quiet zone included. */
  modules: number;
  /** Whole px to a module, so that every edge falls between two of them. */
  module: number;
  /** SVG path data in modules of the code alone; it starts `quietModules` from the upper left corner. */
  path: string;
};

/** The code of `payload` for a picture of at least 1024 px. Throws a RangeError as `drawQr` does. */
export function qrPicture(payload: string): QrPicture {
  const { size, path } = drawQr(payload);
  const modules = size + 2 * quietModules;
  return { modules, module: Math.ceil(leastPixels / modules), path };
}

/**
 * The code of `payload` as an SVG file: a ground and one path in modules, with sharp edges at any size. Throws a
 * RangeError as `drawQr` does.
 */
export function qrSvg(payload: string, { dark, light }: QrColours): string {
  const { modules, module, path } = qrPicture(payload);
  const side = modules * module;
  const start = -quietModules;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"`,
    ` viewBox="${start} ${start} ${modules} ${modules}" shape-rendering="crispEdges">`,
    `<rect x="${start}" y="${start}" width="${modules}" height="${modules}" fill="${light}"/>`,
    `<path d="${path}" fill="${dark}"/></svg>\n`,
  ].join('');
}
