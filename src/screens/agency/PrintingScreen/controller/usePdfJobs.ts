import { isSamePrinter } from '~/domain/printing/calibration/printer';
import { countStickers } from '~/domain/printing/codes/printRun';
import type { TagSourceResult } from '~/domain/printing/codes/tagSource';
import { isSameSettings } from '~/domain/printing/settings/printSettings';
import { getSheetLayout } from '~/domain/printing/sheet/sheetLayout';

import type { PrintingEffects } from './printingEffects';
import { usePdfCheck } from './usePdfCheck';
import type { ShowPreviewPage } from './usePdfCheck';
import { usePdfExport } from './usePdfExport';
import type { FinishedPdf, PdfContents } from './usePdfExport';

export type PdfJobsOptions = {
  pdfContents: PdfContents;
  /** Returns the codes of the current entries. The codes in `pdfContents` can be older, since entries are deferred. */
  getCurrentResult: () => TagSourceResult;
  /** Shows a page of the PDF in the preview. Undefined if the preview shows only a part of the PDF. */
  showPage: ShowPreviewPage | undefined;
  /** Called when files have been saved, or are ready to be saved. */
  onSaved: (finishedPdf: FinishedPdf) => void;
};

/** Saves PDF files of the stickers, and checks their codes. Reuses the files until their contents change. */
export function usePdfJobs(
  effects: PrintingEffects,
  { pdfContents, getCurrentResult, showPage, onSaved }: PdfJobsOptions,
) {
  const pdf = usePdfExport(effects);
  const codeCheck = usePdfCheck(effects, pdf, showPage);
  const pdfLayout = pdf.finishedPdf?.pdfLayout;
  const isStale =
    pdfLayout !== undefined &&
    !(
      pdfLayout.design === pdfContents.design &&
      pdfLayout.tags === pdfContents.tags &&
      isSamePrinter(pdfLayout.printer, pdfContents.printer) &&
      isSameSettings(pdfLayout.settings, pdfContents.settings)
    );
  /** Number of stickers that a PDF made now would have. */
  const stickerCount = countStickers(pdfContents.settings.quantity, pdfContents.tags);
  const currentPdf = isStale ? undefined : pdf.finishedPdf;
  return {
    pdf,
    codeCheck,
    /** True if the settings, the design, the printer or the codes have changed since the PDF was made. */
    isStale,
    stickerCount,
    /** True if there are stickers, and they fit on the sheet. */
    canCheck: stickerCount > 0 && getSheetLayout(pdfContents.settings).fits,
    /** True if a click on 'Save as PDF' saves files that are already made. */
    hasCurrentPdf: currentPdf !== undefined,
    isBusy: pdf.state.status === 'making' || codeCheck.state.status === 'checking',
    isBarShown: pdf.isVisible || codeCheck.state.status !== 'idle',
    /** Indices of the stickers with errors; undefined if the preview does not show the stickers that were checked. */
    errorStickers: showPage && !isStale ? codeCheck.errorStickers : undefined,
    savePdf: () => {
      codeCheck.onClose();
      void pdf
        .makeAndSave({ ...pdfContents, tags: getCurrentResult() }, currentPdf)
        .then((finishedPdf) => finishedPdf && onSaved(finishedPdf));
    },
    onCheckCodes: () => void codeCheck.check({ ...pdfContents, tags: getCurrentResult() }, currentPdf),
  };
}

export type PdfJobs = ReturnType<typeof usePdfJobs>;
