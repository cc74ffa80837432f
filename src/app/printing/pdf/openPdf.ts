// Without a worker of its own, pdf.js uses this module in the same thread, which is a worker already.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';

import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { CanvasWithSoftMasks, SoftMaskFilters } from './softMasks';

/** Decoders of JPEG 2000 and JBIG2 images, and fonts for symbols. Other fonts are those of the device. */
const files = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/wasm/{openjpeg,jbig2}.wasm',
    '/node_modules/pdfjs-dist/standard_fonts/Foxit{Symbol,Dingbats}.pfb',
  ],
  { query: '?url', import: 'default', eager: true },
);

/** Loads files that pdf.js needs for some PDF files from this site. */
class SiteFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const [, url] = Object.entries(files).find(([path]) => path.endsWith(`/${filename}`)) ?? [];
    const response = url === undefined ? undefined : await fetch(url);
    if (!response?.ok) throw new Error(`${filename} is not available.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** The fonts of the worker. TypeScript knows only those of a document. */
declare const fonts: FontFaceSet;

/** Opens a PDF in a worker. Rejects if it is damaged or needs a password. Scripts in the file are never run. */
export async function openPdf(file: Blob) {
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    // The type asks for a whole document, which a worker does not have.
    ownerDocument: { fonts } as unknown as HTMLDocument,
    CanvasFactory: CanvasWithSoftMasks,
    FilterFactory: SoftMaskFilters,
    BinaryDataFactory: SiteFiles,
    // The content security policy forbids code in strings.
    isEvalSupported: false,
    useWorkerFetch: false,
    useSystemFonts: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  return { pdf: await task.promise, close: () => task.destroy() };
}

export type OpenPdf = Awaited<ReturnType<typeof openPdf>>['pdf'];
