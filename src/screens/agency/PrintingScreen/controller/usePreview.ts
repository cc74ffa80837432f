import { useDeferredValue, useMemo, useState } from 'react';

import {
  checkRun,
  getCodeErrors,
  listLineErrors,
  getSizeErrors,
  hasErrors,
  dataMatrixLoadError,
  textFontsLoadError,
} from '~/components/printing/ScanChecks/checkRun';
import { checkPrinterEdges } from '~/components/printing/ScanChecks/checkPrinterEdges';
import { drawRun, findRunCode } from '~/domain/printing/codes/drawRun';
import { measureRun, makeRun, makeWholeRun, getRunSettings } from '~/domain/printing/codes/printRun';
import type { PrintRun } from '~/domain/printing/codes/printRun';
import type { RunSource, TagSourceResult } from '~/domain/printing/codes/tagSource';
import { getSheetLayout, getStickerRange } from '~/domain/printing/sheet/sheetLayout';
import type { PrintingState } from '~/domain/printing/state/printingState';
import { drawPage, drawSticker } from '~/domain/printing/sticker/scene';

import { useArtworkCheck } from './useArtworkCheck';
import type { DataMatrixState } from './useDataMatrix';
import type { TextLinesState } from './useTextLines';

/** What a narrow preview shows: a whole sheet or one sticker. */
export type PreviewView = 'sheet' | 'sticker';

/** Returns the run or, if it has no codes, a run with one sample code. */
const addSampleCode = (run: PrintRun) => (run.codes.length > 0 ? run : makeRun(1, { source: 'sample' }));

/**
 * Returns the sheet layout, the drawings of the shown page and of the close-up, and the scan checks. The drawings show
 * the part `source`. The checks cover the codes of all parts, since a PDF contains all of them.
 */
export function usePreview(
  state: PrintingState,
  { source, readResult }: { source: RunSource; readResult: TagSourceResult },
  tagBaseUrl: string,
  { encoder: dataMatrix, hasFailed: hasDataMatrixFailed }: Pick<DataMatrixState, 'encoder' | 'hasFailed'>,
  { addLines, lineTexts: texts, hasFailed: hasTextFailed, selection, onSelect }: TextLinesState,
) {
  const { settings, design } = state;
  const [requestedView, setRequestedView] = useState<{ view: PreviewView }>();
  const hasImage = design !== undefined;
  const builtInName = state.builtInDesign?.name;
  const checkArtwork = useArtworkCheck(design, builtInName !== undefined);
  const { quantity } = settings;
  const { level } = settings.qr;
  const latestRun = useMemo(() => {
    const run = addSampleCode(makeRun(quantity, source));
    return { run, drawings: drawRun({ ...run, tagBaseUrl, level, dataMatrix }) };
  }, [tagBaseUrl, source, quantity, level, dataMatrix]);
  // `allCodes` stays the same array when only the number of copies changes, so that `measureRun` does not run again.
  const { codes: allCodes } = useMemo(() => addSampleCode(makeWholeRun(quantity, readResult)), [quantity, readResult]);
  const runMeasurements = useMemo(
    () => measureRun({ codes: allCodes }, tagBaseUrl, level, dataMatrix),
    [allCodes, tagBaseUrl, level, dataMatrix],
  );
  const drawingsWithLines = useMemo(() => addLines(latestRun.drawings, latestRun.run), [addLines, latestRun]);
  const currentInput = useMemo(
    () => ({
      settings: getRunSettings(settings, source),
      run: latestRun.run,
      drawings: drawingsWithLines,
      source,
      design,
    }),
    [settings, source, latestRun, drawingsWithLines, design],
  );
  const layout = getSheetLayout(currentInput.settings);

  // Defers the drawing of the page, which can lag behind while the user drags a code. The close-up uses the current
  // settings.
  const deferredInput = useDeferredValue(currentInput);
  const { settings: drawnSettings, drawings, design: drawnDesign } = deferredInput;
  const drawnSheet = useMemo(() => getSheetLayout(drawnSettings), [drawnSettings]);
  const page = drawnSheet.fits ? Math.max(0, Math.min(state.page, drawnSheet.pageCount - 1)) : 0;
  const scene = useMemo(
    () =>
      drawnSheet.fits
        ? drawPage({
            settings: drawnSettings,
            layout: drawnSheet,
            page,
            ...drawings,
            hasImage: drawnDesign !== undefined,
          })
        : undefined,
    [drawnSettings, drawnSheet, page, drawings, drawnDesign],
  );
  const { copies } = latestRun.run;
  const firstIndex = source.source === 'sample' ? 0 : source.part.firstIndex;
  const checks = useMemo(() => {
    const runChecks = [
      ...(hasDataMatrixFailed ? [dataMatrixLoadError] : []),
      ...(hasTextFailed ? [textFontsLoadError] : []),
      ...checkRun(
        { settings: currentInput.settings, ...runMeasurements, hasImage, builtInName, texts },
        { copies, firstIndex: firstIndex * copies, count: currentInput.settings.quantity },
      ),
    ];
    // Shows no warnings about the artwork and the printer's edges until the user has fixed the errors.
    return hasErrors(runChecks)
      ? runChecks
      : [...runChecks, ...(checkArtwork?.(currentInput.settings) ?? []), ...checkPrinterEdges(currentInput.settings)];
  }, [
    currentInput,
    runMeasurements,
    hasImage,
    builtInName,
    checkArtwork,
    hasDataMatrixFailed,
    texts,
    hasTextFailed,
    copies,
    firstIndex,
  ]);

  const { first, end } = drawnSheet.fits ? getStickerRange(drawnSheet, page) : { first: 0, end: 0 };
  const isStickerOnPage = state.stickerIndex !== undefined && state.stickerIndex >= first && state.stickerIndex < end;
  const shownIndex = isStickerOnPage && state.stickerIndex !== undefined ? state.stickerIndex : first;
  return {
    layout,
    /** The view that was last requested with `onShowView`. Each request is a new object. */
    requestedView,
    /** Changes the view of a narrow preview. Without `view`, it stays. */
    onShowView: (view: PreviewView | undefined) => view && setRequestedView({ view }),
    /** Settings of the drawn page. They are deferred, so they can be older than the current settings for a moment. */
    drawnSettings,
    /** Design of the drawn page. It changes together with `drawnSettings`, since a built-in design moves the codes. */
    drawnDesign,
    /** Layout of the drawn page. It is deferred, so it can be older than `sheet` for a moment. */
    drawnSheet,
    page,
    scene,
    /** Index of the sticker that is highlighted on the page; undefined if there is none. */
    highlightedSticker: isStickerOnPage ? state.stickerIndex : undefined,
    /** Drawing of the close-up, which shows the highlighted sticker or the first one of the page. */
    closeUpScene: drawSticker(settings, drawings.getQr(shownIndex), hasImage, drawings.getExtras(shownIndex)),
    caption: {
      index: shownIndex,
      count: currentInput.settings.quantity,
      code: deferredInput.source.source === 'sample' ? undefined : findRunCode(deferredInput.run, shownIndex).code,
    },
    /** QR code of the first sticker of the run. The thumbnails of the built-in designs show this code. */
    firstCode: latestRun.drawings.getQr(0),
    checks,
    hasErrors: hasErrors(checks),
    lineErrors: listLineErrors(checks),
    /** The text line that the user has selected last. */
    selectedLine: selection,
    onSelectLine: onSelect,
    codeErrors: getCodeErrors(checks),
    sizeErrors: getSizeErrors(checks, currentInput.settings.design),
  };
}

export type Preview = ReturnType<typeof usePreview>;
