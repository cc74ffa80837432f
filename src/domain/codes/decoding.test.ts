import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { encodeDataMatrix } from 'etiket/datamatrix';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

import { drawBarcode, barcodeQuietZone } from './code128';
import { dataMatrixQuietZone, drawDataMatrix } from './dataMatrix';
import { drawQr, errorCorrectionLevels, qrQuietZone } from './qr';

const wasmPath = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
await prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasmPath).buffer }, fireImmediately: true });

/**
 * Renders path data in black on white as a PNG. `size` and `quietZone` are in modules, `moduleWidth` is in px.
 * `stretch` multiplies the height, because the path of a barcode is only one unit high.
 */
function renderPng(
  path: string,
  size: { width: number; height: number },
  quietZone: number,
  moduleWidth: number,
  stretch = 1,
) {
  const png = new PNG({
    width: (size.width + 2 * quietZone) * moduleWidth,
    height: (size.height * stretch + 2 * quietZone) * moduleWidth,
  });
  png.data.fill(255);
  for (const [, x, y, width, height] of path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/g)) {
    const topLeft = { x: (Number(x) + quietZone) * moduleWidth, y: (Number(y) * stretch + quietZone) * moduleWidth };
    for (let row = topLeft.y; row < topLeft.y + Number(height) * stretch * moduleWidth; row++) {
      const rowStart = (row * png.width + topLeft.x) * 4;
      // Each pixel has four bytes: red, green, blue and alpha.
      for (let byte = 0; byte < Number(width) * moduleWidth * 4; byte++)
        if (byte % 4 < 3) png.data[rowStart + byte] = 0;
    }
  }
  return PNG.sync.write(png);
}

/** Returns the bytes of each code in an image, decoded by ZXing, which shares no code with our encoders. */
async function decodePng(png: Buffer, format: 'QRCode' | 'Code128' | 'DataMatrix'): Promise<number[][]> {
  const results = await readBarcodes(png, { formats: [format], tryHarder: false, tryRotate: false, tryInvert: false });
  return results.map(({ bytes }) => [...bytes]);
}

const toBytes = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

async function drawAndDecodeBarcode(text: string): Promise<number[][]> {
  const code = drawBarcode(text);
  if (!code.ok) throw new Error(`Rejected: ${code.reason}`);
  return decodePng(renderPng(code.path, { width: code.moduleCount, height: 1 }, barcodeQuietZone, 2, 20), 'Code128');
}

describe('a barcode decodes to its text', () => {
  it.each(['A1F0E3B001', '0123456789', 'ab12345678cd', 'AIR-0042 x'])('%j', async (text) => {
    expect(await drawAndDecodeBarcode(text)).toEqual([toBytes(text)]);
  });

  it('with any printable characters', async () => {
    const character = fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code));
    const text = fc.array(fc.oneof(character, fc.constantFrom('0', '7', 'A', 'z')), { minLength: 1, maxLength: 24 });
    await fc.assert(
      fc.asyncProperty(text, async (characters) => {
        expect(await drawAndDecodeBarcode(characters.join(''))).toEqual([toBytes(characters.join(''))]);
      }),
    );
  });
});

it('a QR code decodes to its text at every level and length', async () => {
  const character = fc.constantFrom(...Array.from('ABCDEF0123456789abcxyz/:.-?=&%'));
  const text = fc.array(character, { minLength: 1, maxLength: 120 }).map((characters) => characters.join(''));
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom(...errorCorrectionLevels), async (payload, level) => {
      const { moduleCount, path } = drawQr(payload, level);
      const png = renderPng(path, { width: moduleCount, height: moduleCount }, qrQuietZone, 3);
      expect(await decodePng(png, 'QRCode')).toEqual([toBytes(payload)]);
    }),
    { numRuns: 50 },
  );
});

it('a Data Matrix code decodes to its text and is square', async () => {
  // Characters of tag codes, and characters that make Data Matrix switch to another encoding mode.
  const character = fc.oneof(
    fc.constantFrom(...Array.from('ABCXYZ0123456789._-')),
    fc.constantFrom('a', ' ', '/', '~'),
  );
  const text = fc.array(character, { minLength: 1, maxLength: 32 }).map((characters) => characters.join(''));
  await fc.assert(
    fc.asyncProperty(text, async (payload) => {
      const code = drawDataMatrix(payload, encodeDataMatrix);
      if (!code.ok) throw new Error(`Rejected: ${code.reason}`);
      const png = renderPng(code.path, { width: code.moduleCount, height: code.moduleCount }, dataMatrixQuietZone, 4);
      expect(await decodePng(png, 'DataMatrix')).toEqual([toBytes(payload)]);
    }),
    { numRuns: 300 },
  );
});

it('rejects the same texts for a Data Matrix code as for a barcode', () => {
  expect(drawDataMatrix('', encodeDataMatrix)).toEqual({ ok: false, reason: 'empty' });
  expect(drawDataMatrix('Ä', encodeDataMatrix)).toEqual({ ok: false, reason: 'not-ascii' });
});
