import { useRef, useState } from 'react';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import type { Printer } from '~/domain/printing/calibration/printer';
import { makeWholeRun } from '~/domain/printing/codes/printRun';
import type { PrintRun } from '~/domain/printing/codes/printRun';
import { fillRunTexts } from '~/domain/printing/codes/runTexts';
import type { TagSourceResult } from '~/domain/printing/codes/tagSource';
import type { Design } from '~/domain/printing/design/design';
import { divideIntoFiles, layOutRun, listStickers, maxPdfStickers } from '~/domain/printing/pdf/pdfRun';
import type { FilePages } from '~/domain/printing/pdf/pdfRun';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import type { SheetLayout } from '~/domain/printing/sheet/sheetLayout';
import { dateToDay } from '~/domain/time/days';

import { pdfCopy } from '../shared/pdf.copy';
import { createPrinterJobOptions } from '../shared/createPrinterJobOptions';
import type { PrintingEffects } from './printingEffects';
import { createPrintProgress } from './printProgress';

/** All inputs that determine the contents of a PDF. */
export type PdfContents = {
  settings: PrintSettings;
  /** The codes of all parts. */
  tags: TagSourceResult;
  design: Design | undefined;
  /** The printer whose correction is applied; undefined for a PDF without correction. */
  printer: Printer | undefined;
};

/** Layout of a PDF: its stickers, their positions on the pages, and the division of the pages into files. */
export type PdfLayout = PdfContents & {
  run: PrintRun;
  layout: SheetLayout;
  filePages: readonly FilePages[];
  /** Local day on which the PDF was made, as in '2026-06-15'. */
  day: string;
};

/** Purpose of a PDF. A PDF for 'check' is made only to check its codes: the bar with the save buttons stays hidden. */
type PdfPurpose = 'save' | 'check';

export type PdfState =
  | { status: 'idle' }
  | { status: 'failed' }
  /** The run has more stickers than PDF files can have. */
  | { status: 'too-many'; stickerCount: number }
  | { status: 'making'; pdfLayout: PdfLayout }
  | { status: 'made'; pdfLayout: PdfLayout; files: readonly Blob[]; purpose: PdfPurpose };

export type FinishedPdf = Extract<PdfState, { status: 'made' }>;

/** Makes and saves PDF files of the stickers, one job at a time, and saves a list of their codes on request. */
export function usePdfExport({ createPdf, saveFile, saveTable, runs }: PrintingEffects) {
  const { alert } = useConfirm();
  const [state, setState] = useState<PdfState>({ status: 'idle' });
  const [progress] = useState(createPrintProgress);
  const controller = useRef<AbortController>(undefined);

  /**
   * Makes the files. Returns undefined if there are no stickers or too many, if another job is in progress, or if
   * making the files fails or is cancelled.
   */
  async function makePdf(contents: PdfContents, purpose: PdfPurpose): Promise<FinishedPdf | undefined> {
    const { settings, tags, design, printer } = contents;
    const run = makeWholeRun(settings.quantity, tags);
    const layout = layOutRun(settings, run);
    if (controller.current || !layout.fits || layout.stickerCount === 0) return undefined;
    if (layout.stickerCount > maxPdfStickers) {
      setState({ status: 'too-many', stickerCount: layout.stickerCount });
      return undefined;
    }
    const { signal } = (controller.current = new AbortController());
    const filePages = divideIntoFiles(layout, settings.stickersPerFile);
    const pdfLayout = { ...contents, run, layout, filePages, day: dateToDay(new Date(runs.now())) };
    progress.report(0);
    setState({ status: 'making', pdfLayout });
    const result = await createPdf(
      {
        ...createPrinterJobOptions(printer),
        settings,
        run,
        texts: fillRunTexts(settings.textLines, run.codes, tags),
        design,
      },
      { signal, onProgress: progress.report },
    );
    controller.current = undefined;
    if (result.status !== 'made') {
      setState(result.status === 'failed' ? { status: 'failed' } : { status: 'idle' });
      return undefined;
    }
    const finishedPdf = { ...result, pdfLayout, purpose };
    setState(finishedPdf);
    return finishedPdf;
  }

  const saveOneFile = ({ files, pdfLayout }: FinishedPdf, index: number) => {
    const file = files[index];
    if (file) saveFile(file, pdfCopy.fileName(index, files.length, pdfLayout));
  };

  return {
    state,
    finishedPdf: state.status === 'made' ? state : undefined,
    isVisible: state.status !== 'idle' && !(state.status === 'made' && state.purpose === 'check'),
    progress,
    makePdf,
    /**
     * Makes the files, or uses `currentPdf`. Saves a single file immediately. Several files are saved one by one with
     * `onSaveFile`, since browsers block pages that start several downloads. Returns undefined if no files were made.
     */
    makeAndSave: async (contents: PdfContents, currentPdf: FinishedPdf | undefined) => {
      if (currentPdf) setState({ ...currentPdf, purpose: 'save' });
      const finishedPdf = currentPdf ?? (await makePdf(contents, 'save'));
      if (finishedPdf?.files.length === 1) saveOneFile(finishedPdf, 0);
      return finishedPdf;
    },
    onSaveFile: saveOneFile,
    onSaveManifest: async ({ pdfLayout }: FinishedPdf) => {
      const manifestEntries = [...listStickers(pdfLayout.run, pdfLayout.layout, pdfLayout.filePages)];
      const table = pdfCopy.manifest(manifestEntries, pdfLayout.filePages.length, pdfLayout);
      if (!(await saveTable(table, pdfCopy.manifestName(pdfLayout)))) await alert(pdfCopy.errors.manifest);
    },
    onCancel: () => controller.current?.abort(),
    onClose: () => setState({ status: 'idle' }),
  };
}

export type PdfExport = ReturnType<typeof usePdfExport>;
