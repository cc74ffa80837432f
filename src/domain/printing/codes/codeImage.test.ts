import { deflateSync } from 'node:zlib';

import { encodeDataMatrix } from 'etiket/datamatrix';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';

import { defaultPrintSettings, printerDpis } from '../settings/printSettings';
import { drawQrImage, drawBarcodeImage, writeSvg } from './codeImage';
import { getPixelSize, writePng } from './codePng';

const { qr, barcode } = defaultPrintSettings;
const url = 'https://tag.example.com/t/A1F0E3B001';
const qrImage = drawQrImage(url, defaultPrintSettings);
const wideBarcode = { barcode: { ...barcode, width: 41.3 } };

describe('an SVG file', () => {
  it('has the size of the code in mm, its quiet zone and its colours', () => {
    const colours = { colour: '#102E86', background: '#FFEE00' };
    expect(writeSvg(drawQrImage(url, { qr: { ...qr, ...colours } }))).toMatch(
      /^<svg [^>]*width="15mm" height="15mm" viewBox="0 0 37 37"[^>]*><rect width="37" height="37" fill="#FFEE00"\/><path transform="translate\(4 4\)" d="M[^"]+" fill="#102E86"\/><\/svg>\n$/,
    );
  });

  it('has no background if the code has none', () => {
    expect(writeSvg(drawQrImage(url, { qr: { ...qr, withBackground: false } }))).toContain('crispEdges"><path ');
  });

  it('of a barcode is stretched to the height of its bars', () => {
    const image = drawBarcodeImage('A1F0E3B001', wideBarcode, undefined);
    expect(image && writeSvg(image)).toContain('width="41.3mm" height="10mm" viewBox="0 0 165 1"');
    expect(image && writeSvg(image)).toContain('translate(10 0)');
    expect(drawBarcodeImage('Ä', wideBarcode, undefined)).toBeUndefined();
  });

  it('of a Data Matrix code has a quiet zone of one module', () => {
    const settings = { barcode: { ...barcode, symbology: 'dataMatrix' as const } };
    const image = drawBarcodeImage('A1F0E3B001', settings, encodeDataMatrix);
    expect(image && writeSvg(image)).toContain('width="10mm" height="10mm" viewBox="0 0 18 18"');
    expect(drawBarcodeImage('A1F0E3B001', settings, undefined)).toBeUndefined();
    expect(drawBarcodeImage('Ä', settings, encodeDataMatrix)).toBeUndefined();
  });
});

describe('a PNG file', () => {
  it('has the same number of pixels for each module', () => {
    const sizes = printerDpis.map((dpi) => getPixelSize(qrImage, dpi).width);
    expect(sizes).toEqual([37 * 3, 37 * 5, 37 * 10, 37 * 19]);
    const barcodeImage = drawBarcodeImage('A1F0E3B001', wideBarcode, undefined);
    expect(barcodeImage && getPixelSize(barcodeImage, 300)).toMatchObject({ width: 165 * 3, height: 118 });
  });

  it('differs from the size in mm by up to half a pixel per module', () => {
    const anySide = fc.integer({ min: 50, max: 5000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(anySide, fc.integer({ min: 10, max: 185 }), fc.constantFrom(...printerDpis), (mm, modules, dpi) => {
        const { width, height } = getPixelSize(
          { size: { width: mm, height: mm }, sizeInModules: { width: modules, height: modules } },
          dpi,
        );
        expect(width % modules).toBe(0);
        expect(height).toBe(width);
        if ((mm / modules / 25.4) * dpi >= 0.5)
          expect(Math.abs(width - (mm / 25.4) * dpi)).toBeLessThanOrEqual(modules / 2 + 1e-6);
      }),
    );
  });

  it('has the resolution of the printer, the colours and the modules of the code', () => {
    const bytes = writePng({ ...qrImage, colour: '#102E86', background: '#FFEE00' }, 600, (data) => deflateSync(data));
    const index = Buffer.from(bytes).indexOf('pHYs');
    expect([...bytes.subarray(index + 4, index + 13)]).toEqual([0, 0, 0x5c, 0x46, 0, 0, 0x5c, 0x46, 1]);
    const { width, height, data } = PNG.sync.read(Buffer.from(bytes));
    expect([width, height]).toEqual([370, 370]);
    const getPixel = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
    expect([getPixel(39, 39), getPixel(0, 369), getPixel(369, 0)]).toEqual(
      Array.from({ length: 3 }, () => [255, 238, 0, 255]),
    );
    // These are two corners of the top left finder pattern. The ring inside it has the colour of the background.
    expect([getPixel(40, 40), getPixel(109, 109)]).toEqual([
      [16, 46, 134, 255],
      [16, 46, 134, 255],
    ]);
    expect(getPixel(50, 59)).toEqual([255, 238, 0, 255]);
  });

  it('has each rectangle of the path in its place', () => {
    const sizeInModules = { width: 30, height: 30 };
    const image = { ...qrImage, size: { width: 10, height: 10 }, sizeInModules, origin: { x: 2, y: 3 } };
    const bytes = writePng({ ...image, path: 'M10 11h12v13h-12zM24 0h1v2h-1z' }, 300, (data) => deflateSync(data));
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/\0\0\0\0IEND\xaeB`\x82$/);
    const { width, data } = PNG.sync.read(Buffer.from(bytes));
    const isDark = ({ x, y }: { x: number; y: number }) => data[(y * width + x) * 4] === 0;
    const pixels = Array.from({ length: width * width }, (_, index) => ({
      x: index % width,
      y: Math.floor(index / width),
    }));
    // Each module is 4 × 4 pixels.
    expect(pixels.filter(isDark)).toEqual(
      pixels.filter(
        ({ x, y }) => (x >= 48 && x < 96 && y >= 56 && y < 108) || (x >= 104 && x < 108 && y >= 12 && y < 20),
      ),
    );
  });

  it('is transparent without a background', () => {
    const bytes = writePng({ ...qrImage, background: undefined }, 300, (data) => deflateSync(data));
    const { data } = PNG.sync.read(Buffer.from(bytes));
    expect([...data.subarray(0, 4)]).toEqual([255, 255, 255, 0]);
  });
});
