import { drawRun } from '~/domain/printing/codes/drawRun';
import { createSampleCode } from '~/domain/printing/codes/createSampleCode';
import { layOutRun } from '~/domain/printing/pdf/pdfRun';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import { drawPage } from '~/domain/printing/sticker/scene';
import type { PageScene } from '~/domain/printing/sticker/scene';

/**
 * Input of the PDF benchmark: the number of stickers, and their design. Each sticker has a unique QR code and a number.
 */
export type PdfBenchInput = {
  count: number;
  /** The design, a PNG file. */
  design: Uint8Array<ArrayBuffer>;
};

/** Result of a PDF writer: the size of the file in bytes, and the time in ms that the QR codes took. */
export type WriteResult = { fileBytes: number; codeMs: number };

const tagBaseUrl = 'https://tag.example';

/** Print settings of the benchmark: the default settings, with a number below each QR code. */
const settings = {
  ...defaultPrintSettings,
  qr: { ...defaultPrintSettings.qr, numberLabel: true },
};

/** Returns the print settings, and a run of `count` stickers with sample codes. */
export function makeBenchRun(count: number) {
  const codes = Array.from({ length: count }, (_, index) => ({ code: createSampleCode(index), number: index + 1 }));
  return { settings, run: { codes, copies: 1 }, tagBaseUrl };
}

/**
 * Returns the number of pages, a generator function that draws them one after another, and `getCodeMs`, a function that
 * returns the time in ms spent on QR codes so far.
 */
export function drawBenchPages(count: number) {
  const { run } = makeBenchRun(count);
  const runLayout = layOutRun(settings, run);
  if (!runLayout.fits) throw new RangeError('The stickers do not fit on the page.');
  const layout = runLayout;
  let spentCodeMs = 0;
  function* drawPages(): Generator<PageScene> {
    for (let page = 0; page < layout.pageCount; page++) {
      // `drawRun` caches drawings. As on the printing screen, it is called again for each page: a single cache for the
      // stickers of all pages would fill the memory.
      const { getQr, getExtras } = drawRun({ ...run, tagBaseUrl, level: settings.qr.level });
      const measureCode = (index: number) => {
        const start = performance.now();
        const code = getQr(index);
        spentCodeMs += performance.now() - start;
        return code;
      };
      yield drawPage({ settings, layout, page, getQr: measureCode, getExtras, hasImage: true });
    }
  }
  return { drawPages, pageCount: layout.pageCount, getCodeMs: () => spentCodeMs };
}
