import { drawRun } from '~/domain/printing/codes/drawRun';
import { sampleCode } from '~/domain/printing/codes/sampleCode';
import { layOutRun } from '~/domain/printing/pdf/pdfRun';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import { drawPage } from '~/domain/printing/sticker/scene';
import type { PageScene } from '~/domain/printing/sticker/scene';

/** The work that all writers do: stickers with the same design, a unique QR code, and a number. */
export type PdfBenchInput = {
  count: number;
  /** The design, a PNG file. */
  design: Uint8Array<ArrayBuffer>;
};

/** Figures that a writer measures by itself: the size of its file, and the part of its time for the QR codes. */
export type WrittenPdf = { bytes: number; codeMs: number };

const tagBase = 'https://tag.example';

/** The default sheet, with a number below each QR code. */
const settings = {
  ...defaultPrintSettings,
  qr: { ...defaultPrintSettings.qr, numberLabel: true },
};

/** Returns the settings and the run of `count` stickers. */
export function makeWork(count: number) {
  const codes = Array.from({ length: count }, (_, index) => ({ code: sampleCode(index), number: index + 1 }));
  return { settings, run: { codes, copies: 1 }, tagBase };
}

/** Returns the pages of the work, which are drawn one after the other, and the time in ms for the QR codes so far. */
export function drawWork(count: number) {
  const { run } = makeWork(count);
  const sheet = layOutRun(settings, run);
  if (!sheet.fits) throw new RangeError('The stickers do not fit on the page.');
  const layout = sheet;
  let codeMs = 0;
  function* pages(): Generator<PageScene> {
    for (let page = 0; page < layout.pages; page++) {
      // As in the printing screen, drawings are cached for one page only: those of all stickers would fill the memory.
      const { codeOf, extrasOf } = drawRun({ ...run, tagBase, level: settings.qr.level });
      const timedCodeOf = (index: number) => {
        const start = performance.now();
        const code = codeOf(index);
        codeMs += performance.now() - start;
        return code;
      };
      yield drawPage({ settings, layout, page, codeOf: timedCodeOf, extrasOf, hasImage: true });
    }
  }
  return { pages, pageCount: layout.pages, codeMs: () => codeMs };
}
