import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { ReadInputBarcodeFormat } from 'zxing-wasm/reader';
import readerWasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

import type { StickerReading } from '~/domain/printing/pdf/codeCheck';
import { codeElements } from '~/domain/printing/sticker/stickerElements';
import type { CodeElement } from '~/domain/printing/sticker/stickerElements';

/** Barcode formats of each kind of code on stickers. */
const formatsByElement: Record<CodeElement, readonly ReadInputBarcodeFormat[]> = {
  qr: ['QRCode'],
  barcode: ['Code128', 'DataMatrix'],
};

/** Loads the decoder, a WebAssembly file, from this site. By default, zxing-wasm loads it from a CDN. */
export const loadCodeDecoder = () =>
  prepareZXingModule({ overrides: { locateFile: () => readerWasmUrl }, fireImmediately: true });

/** Returns the texts of the codes in a picture of a sticker, by element. Looks only for the formats of `elements`. */
export async function readCodeTexts(
  picture: ImageData,
  elements: readonly CodeElement[],
): Promise<StickerReading['texts']> {
  const formats = elements.flatMap((element) => formatsByElement[element]);
  const codes = await readBarcodes(picture, { formats, textMode: 'Plain', tryHarder: true });
  return Object.fromEntries(
    codeElements.map((element) => [
      element,
      codes.filter(({ format }) => formatsByElement[element].some((name) => name === format)).map(({ text }) => text),
    ]),
  );
}
