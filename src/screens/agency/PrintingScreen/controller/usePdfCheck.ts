import { useMemo, useRef, useState } from 'react';

import type { CodeFinding } from '~/domain/printing/pdf/codeCheck';

import type { PrintingEffects } from './printingEffects';
import { createPrintProgress } from './printProgress';
import type { FinishedPdf, PdfExport, PdfContents, PdfLayout } from './usePdfExport';

export type PdfCheckState =
  | { status: 'idle' | 'failed' }
  | { status: 'checking'; pdfLayout: PdfLayout }
  | { status: 'checked'; pdfLayout: PdfLayout; findings: readonly CodeFinding[] };

/** Shows a page in the preview, and highlights `sticker` if it is set. Both are zero-based indices in the whole run. */
export type ShowPreviewPage = (page: number, sticker?: number) => void;

export type FinishedPdfCheck = Extract<PdfCheckState, { status: 'checked' }>;

/**
 * Reads the codes of the finished PDF files and compares them with the run, one job at a time. Then shows the first
 * sticker with an error. `showPage` is undefined if the preview shows only a part of the PDF.
 */
export function usePdfCheck(
  { checkPdf }: PrintingEffects,
  { makePdf }: PdfExport,
  showPage: ShowPreviewPage | undefined,
) {
  const [state, setState] = useState<PdfCheckState>({ status: 'idle' });
  const [progress] = useState(createPrintProgress);
  const controller = useRef<AbortController>(undefined);
  const findings = state.status === 'checked' ? state.findings : undefined;
  const errorStickers = useMemo(() => findings && new Set(findings.map(({ index }) => index)), [findings]);

  /** Checks the files of `currentPdf`. Without it, makes new files first. */
  async function check(contents: PdfContents, currentPdf: FinishedPdf | undefined) {
    if (controller.current) return;
    setState({ status: 'idle' });
    const pdfToCheck = currentPdf ?? (await makePdf(contents, 'check'));
    if (!pdfToCheck) return;
    const { pdfLayout, files } = pdfToCheck;
    const { signal } = (controller.current = new AbortController());
    progress.report(0);
    setState({ status: 'checking', pdfLayout });
    const { settings, run, layout, printer } = pdfLayout;
    const result = await checkPdf(
      { settings, run, files, calibration: printer?.calibration },
      { signal, onProgress: progress.report },
    );
    controller.current = undefined;
    if (result.status === 'checked') setState({ ...result, pdfLayout });
    else setState({ status: result.status === 'failed' ? 'failed' : 'idle' });
    const [firstFinding] = result.status === 'checked' ? result.findings : [];
    if (firstFinding) showPage?.(layout.getStickerPosition(firstFinding.index).page, firstFinding.index);
  }

  return {
    state,
    progress,
    /** Indices of the stickers with errors; undefined without a result. */
    errorStickers,
    check,
    showPage,
    onCancel: () => controller.current?.abort(),
    onClose: () => setState({ status: 'idle' }),
  };
}

export type PdfCheck = ReturnType<typeof usePdfCheck>;
