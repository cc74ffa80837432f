import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

import { useLatestTask } from '~/components/inputs/useLatestTask';
import { findSelectedPrinter } from '~/domain/printing/calibration/printer';
import { listAllCodes, getRunSettings } from '~/domain/printing/codes/printRun';
import { readTagSource, createRunSource } from '~/domain/printing/codes/tagSource';
import type { TagSourceSettings } from '~/domain/printing/codes/tagSource';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { getSheetLayout } from '~/domain/printing/sheet/sheetLayout';
import { resumeDraft } from '~/domain/printing/state/printingDraft';
import { createPrintingState } from '~/domain/printing/state/printingState';
import type { PrintingState } from '~/domain/printing/state/printingState';
import { selectTagListSource, replaceEmptySelection } from '~/domain/printing/state/tagsToPrint';

import { createPrinterJobOptions } from '../shared/createPrinterJobOptions';
import { useUndoableState } from '../undo/useUndoableState';
import type { PrintingEffects } from './printingEffects';
import { makePrintJob } from './makePrintJob';
import { createPrintProgress } from './printProgress';
import { usePdfJobs } from './usePdfJobs';
import { useDataMatrix } from './useDataMatrix';
import { useDesignChoice } from './useDesignChoice';
import { useKeepDraft } from './useKeepDraft';
import { useLastSettings } from './useLastSettings';
import { usePreview } from './usePreview';
import { useEarlierPrints } from './useEarlierPrints';
import { useTextLines } from './useTextLines';

/** Returns the user's entries for the tags, the codes that are read from them, and the run to print. */
function useTagsToPrint(state: PrintingState, selectedTags: readonly string[]) {
  const { tags, part } = state;
  const copies = state.settings.quantity;
  const entries = useMemo(() => replaceEmptySelection({ tags }, selectedTags), [tags, selectedTags]);
  // The entries are deferred, so that a keystroke is rendered before a long list is parsed.
  const deferredEntries = useDeferredValue(entries);
  const readResult = useMemo(() => readTagSource(deferredEntries, selectedTags), [deferredEntries, selectedTags]);
  const run = useMemo(() => createRunSource(readResult, copies, part), [readResult, copies, part]);
  const getCurrentResult = () => (deferredEntries === entries ? readResult : readTagSource(entries, selectedTags));
  return {
    entries,
    readResult,
    run,
    /** Returns the codes of the current entries. Parses the entries if the deferred parsing has not happened yet. */
    getCurrentResult,
    /** Returns the run of the current entries. Parses them like `getCurrentResult`. */
    getCurrentRun: () => (deferredEntries === entries ? run : createRunSource(getCurrentResult(), copies, part)),
  };
}

/**
 * Returns the state of the printing screen, the values derived from it, and callbacks that change it or run an effect.
 */
export function usePrinting(effects: PrintingEffects, initialState?: Partial<PrintingState>) {
  const { selectedHexacodes, tagBaseUrl, draft, reopenDesign } = effects;
  const hasSelectedTags = selectedHexacodes.length > 0;
  const { state, dispatch, undo } = useUndoableState(reopenDesign, () => ({
    ...(draft ? resumeDraft(draft, selectedHexacodes, reopenDesign) : createPrintingState(hasSelectedTags)),
    ...initialState,
  }));
  useKeepDraft(state, effects);
  const { settings, design, tags } = state;
  const { entries, readResult, run, getCurrentRun, getCurrentResult } = useTagsToPrint(state, selectedHexacodes);
  const dataMatrixState = useDataMatrix(settings, effects);
  const printer = findSelectedPrinter(effects.printers.list);
  const textLinesState = useTextLines(settings, readResult, effects);
  const preview = usePreview(state, { source: run, readResult }, tagBaseUrl, dataMatrixState, textLinesState);
  const { offeredSettings, saveLastSettings } = useLastSettings(settings, effects);
  const designChoice = useDesignChoice(effects, design, dispatch);
  const codeListTask = useLatestTask();
  const printController = useRef<AbortController>(undefined);
  const [progress] = useState(createPrintProgress);

  // Restores the start slot of the first part when the screen shows this part again. That happens when the user goes
  // back to it, or changes the tags or the copies.
  const isFirstPart = run.source === 'sample' || run.part.partIndex === 0;
  if (isFirstPart && state.firstPartStart !== undefined) dispatch({ type: 'restoreStart' });

  const runs = useEarlierPrints(effects, {
    ...{ state, entries, run, getCurrentRun, getCurrentResult, isFirstPart, dispatch },
    cancelTasks: () => {
      designChoice.cancel();
      codeListTask.cancel();
    },
  });

  const releaseDesign = useEffectEvent(effects.releaseDesign);
  useEffect(() => design && (() => releaseDesign(design)), [design]);

  async function chooseCodeList(file: File) {
    const isLatest = codeListTask.start();
    const result = await effects.readCodeList(file);
    if (isLatest()) dispatch({ type: 'readCodeList', name: file.name, result });
  }

  async function print() {
    const source = getCurrentRun();
    const layout = getSheetLayout(getRunSettings(settings, source));
    // A ref changes immediately, so it also blocks the second click of a double-click, which can come before a render.
    if (printController.current || !layout.fits || layout.stickerCount === 0) return;
    const { signal } = (printController.current = new AbortController());
    saveLastSettings();
    progress.report(0);
    dispatch({ type: 'startPrint' });
    try {
      const input = { settings, layout, source, tags: getCurrentResult(), tagBaseUrl, hasImage: design !== undefined };
      const options = { ...createPrinterJobOptions(printer), designHref: design?.href };
      const drawDesign = design?.pdf && (() => effects.drawDesignPage(design, settings));
      const makeJob = () => makePrintJob(input, dataMatrixState, textLinesState, { ...options, drawDesign });
      const outcome = await effects.print(makeJob, { signal, onProgress: progress.report });
      dispatch({ type: 'endPrint', outcome });
      if (outcome === 'printed') runs.onPrinted(source, layout);
    } finally {
      printController.current = undefined;
    }
  }

  // A PDF contains all parts, so it starts in the start slot of the first part.
  const pdfSettings = { ...settings, start: state.firstPartStart ?? settings.start };
  const pdfJobs = usePdfJobs(effects, {
    pdfContents: { settings: pdfSettings, tags: readResult, design, printer },
    getCurrentResult,
    // With several parts, the preview shows only one of them, and not all pages of the PDF.
    showPage:
      run.source !== 'sample' && run.part.partCount > 1
        ? undefined
        : (page, sticker) => dispatch({ type: 'showPage', page, ...(sticker !== undefined && { sticker }) }),
    onSaved: runs.history.onPdfSaved,
  });
  return {
    state,
    undo,
    progress,
    pdfJobs,
    runs,
    onSavePdf: () => {
      saveLastSettings();
      pdfJobs.savePdf();
    },
    preview,
    printer,
    dataMatrixState,
    textLinesState,
    tags: {
      entries,
      readResult,
      run,
      selectedCount: selectedHexacodes.length,
      rejectedFile: state.rejectedCodeList,
      onChange: (tags: TagSourceSettings) => dispatch({ type: 'changeTags', tags }),
      onShowPart: (part: number) => dispatch({ type: 'showPart', part, run }),
      onSelectTags: (hexacodes: readonly string[]) => {
        effects.selectTags(hexacodes);
        dispatch({ type: 'changeTags', tags: selectTagListSource(tags) });
      },
      onDropSelectedTags: () => {
        effects.clearSelectedTags();
        dispatch({ type: 'dropSelectedTags' });
      },
      onChooseFile: (file: File) => void chooseCodeList(file),
      download: {
        codes: listAllCodes(settings.quantity, readResult),
        tagBaseUrl,
        settings,
        onDownload: effects.downloadCodes,
      },
    },
    onSettingsChange: (next: PrintSettings) => dispatch({ type: 'changeSettings', settings: next }),
    onPageChange: (page: number) => dispatch({ type: 'showPage', page }),
    onShowSticker: (sticker: number) => {
      const { layout } = preview;
      if (layout.fits) dispatch({ type: 'showPage', page: layout.getStickerPosition(sticker).page, sticker });
    },
    designChoice,
    onRemoveDesign: () => {
      designChoice.cancel();
      dispatch({ type: 'removeDesign' });
    },
    onPrint: () => void print(),
    onCancelPrint: () => printController.current?.abort(),
    onUseLastSettings:
      offeredSettings &&
      (() => {
        // Saves the current settings as the last settings, so that another click on this button restores them.
        saveLastSettings();
        dispatch({ type: 'useLastSettings', settings: offeredSettings });
      }),
    onReset: () => {
      saveLastSettings();
      designChoice.cancel();
      codeListTask.cancel();
      dispatch({ type: 'reset', hasSelectedTags });
    },
  };
}

export type Printing = ReturnType<typeof usePrinting>;
export type TagsToPrint = Printing['tags'];
