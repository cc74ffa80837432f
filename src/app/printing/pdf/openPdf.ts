// Makes pdf.js run in this thread, which is a worker already, instead of starting another worker.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';

import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { SoftMaskCanvasFactory, SoftMaskFilterFactory } from './softMasks';

/**
 * URLs of the decoders for JPEG 2000 and JBIG2 images, and of the symbol fonts. For other fonts that a PDF does not
 * embed, pdf.js uses fonts of the device.
 */
const fileUrls = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/wasm/{openjpeg,jbig2}.wasm',
    '/node_modules/pdfjs-dist/standard_fonts/Foxit{Symbol,Dingbats}.pfb',
  ],
  { query: '?url', import: 'default', eager: true },
);

/** `BinaryDataFactory` for pdf.js that loads its decoders and fonts from this site. */
class SiteBinaryDataFactory {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const [, url] = Object.entries(fileUrls).find(([path]) => path.endsWith(`/${filename}`)) ?? [];
    const response = url === undefined ? undefined : await fetch(url);
    if (!response?.ok) throw new Error(`${filename} is not available.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** The worker's global `fonts`, which TypeScript declares only for documents. */
declare const fonts: FontFaceSet;

/** Opens a PDF; for workers only. Rejects if it is damaged or needs a password. Scripts in the file are never run. */
export async function openPdf(file: Blob) {
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    // The cast is safe: pdf.js uses only the `fonts` of the document. A worker has no document.
    ownerDocument: { fonts } as unknown as HTMLDocument,
    CanvasFactory: SoftMaskCanvasFactory,
    FilterFactory: SoftMaskFilterFactory,
    BinaryDataFactory: SiteBinaryDataFactory,
    // The content security policy forbids `eval`.
    isEvalSupported: false,
    useWorkerFetch: false,
    useSystemFonts: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  return { pdf: await task.promise, close: () => task.destroy() };
}

export type OpenPdf = Awaited<ReturnType<typeof openPdf>>['pdf'];
