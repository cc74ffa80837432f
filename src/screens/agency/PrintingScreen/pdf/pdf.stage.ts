import { fn } from 'storybook/test';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import type { PdfCheckResult, PdfResult, PrintingEffects } from '../controller/printingEffects';

export const pdfFile = new Blob(['PDF'.repeat(30_000)], { type: 'application/pdf' });

export const createFakeExport = (result: PdfResult) => fn<PrintingEffects['createPdf']>(() => Promise.resolve(result));

/** Settings of a run of 16 pages, which begins in the sixth slot. */
export const pdfSettings = { ...defaultPrintSettings, quantity: 240, start: 6 };

/** Args of the stories about PDF files. */
export const pdfArgs = {
  clearSelectedTags: fn(),
  print: fn<PrintingEffects['print']>(),
  initialState: { settings: pdfSettings },
  createPdf: createFakeExport({ status: 'made', files: [pdfFile] }),
  saveFile: fn<PrintingEffects['saveFile']>(),
  saveTable: fn<PrintingEffects['saveTable']>(() => Promise.resolve(true)),
};

export const createFakeCheck = (result: PdfCheckResult) =>
  fn<PrintingEffects['checkPdf']>(() => Promise.resolve(result));
