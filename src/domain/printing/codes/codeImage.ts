import { drawBarcode } from '../../codes/code128';
import { drawDataMatrix } from '../../codes/dataMatrix';
import type { DataMatrixEncoder } from '../../codes/dataMatrix';
import { drawQr } from '../../codes/qr';
import type { Size } from '../settings/paper';
import type { PrintSettings } from '../settings/printSettings';
import { getBarcodeSize, quietZones } from '../sticker/stickerElements';
import type { Point } from '../sheet/sheetLayout';

/** Drawing of a single code with its quiet zones, for an SVG or PNG file. */
export type CodeImage = {
  /** Width and height in mm. */
  size: Size;
  /** Width and height in modules. A barcode is one module high, and is stretched to its height in mm. */
  sizeInModules: Size;
  /** Top left corner of the code inside its quiet zones, in modules. Positions in `path` are measured from it. */
  origin: Point;
  /** SVG path data of dark rectangles, in modules. */
  path: string;
  /** Colour '#RRGGBB' of the dark modules. */
  colour: string;
  /** Colour '#RRGGBB' of the background. Undefined if the background is transparent. */
  background: string | undefined;
};

const getColours = ({ colour, background, withBackground }: PrintSettings['qr'] | PrintSettings['barcode']) => ({
  colour,
  background: withBackground ? background : undefined,
});

const createSquare = (symbology: 'qr' | 'dataMatrix', moduleCount: number, side: number) => {
  const quietZone = quietZones[symbology];
  const sideInModules = moduleCount + 2 * quietZone;
  return {
    size: { width: side, height: side },
    sizeInModules: { width: sideInModules, height: sideInModules },
    origin: { x: quietZone, y: quietZone },
  };
};

/** Draws the QR code of a URL in the size and colours of the settings. */
export function drawQrImage(url: string, { qr }: Pick<PrintSettings, 'qr'>): CodeImage {
  const { moduleCount, path } = drawQr(url, qr.level);
  return { ...createSquare('qr', moduleCount, qr.size), path, ...getColours(qr) };
}

/**
 * Draws the barcode or Data Matrix code of a text in the size and colours of the settings. Undefined if the text cannot
 * be encoded, or if a Data Matrix code is needed and its encoder `dataMatrix` is undefined.
 */
export function drawBarcodeImage(
  text: string,
  { barcode }: Pick<PrintSettings, 'barcode'>,
  dataMatrix: DataMatrixEncoder | undefined,
): CodeImage | undefined {
  const size = getBarcodeSize(barcode);
  const colours = getColours(barcode);
  if (barcode.symbology === 'dataMatrix') {
    const drawing = dataMatrix && drawDataMatrix(text, dataMatrix);
    return drawing?.ok
      ? { ...createSquare('dataMatrix', drawing.moduleCount, size.width), path: drawing.path, ...colours }
      : undefined;
  }
  const drawing = drawBarcode(text);
  if (!drawing.ok) return undefined;
  const sizeInModules = { width: drawing.moduleCount + 2 * quietZones.code128, height: 1 };
  return { size, sizeInModules, origin: { x: quietZones.code128, y: 0 }, path: drawing.path, ...colours };
}

/** Returns the source of an SVG file that has the size of the code in mm. */
export function writeSvg({ size, sizeInModules, origin, path, colour, background }: CodeImage): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}mm" height="${size.height}mm"`,
    ` viewBox="0 0 ${sizeInModules.width} ${sizeInModules.height}" preserveAspectRatio="none" shape-rendering="crispEdges">`,
    background === undefined
      ? ''
      : `<rect width="${sizeInModules.width}" height="${sizeInModules.height}" fill="${background}"/>`,
    `<path transform="translate(${origin.x} ${origin.y})" d="${path}" fill="${colour}"/></svg>\n`,
  ].join('');
}
