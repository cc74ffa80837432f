import type { RunSource, TagSourceSettings, TagSourceResult } from '~/domain/printing/codes/tagSource';
import type { SheetLayout } from '~/domain/printing/sheet/sheetLayout';
import type { PrintingAction, PrintingState } from '~/domain/printing/state/printingState';

import type { PrintingEffects } from './printingEffects';
import { usePartlyUsedSheet } from './usePartlyUsedSheet';
import type { FinishedPdf } from './usePdfExport';
import { useRunHistory } from './useRunHistory';

export type EarlierPrintsOptions = {
  state: PrintingState;
  entries: TagSourceSettings;
  run: RunSource;
  /** Returns the run of the current entries. `run` can be of earlier entries, since the entries are deferred. */
  getCurrentRun: () => RunSource;
  /** Returns the codes of all parts, read from the current entries. */
  getCurrentResult: () => TagSourceResult;
  isFirstPart: boolean;
  dispatch: (action: PrintingAction) => void;
  /** Cancels the reading of files. Called before a reprint, whose design and codes the files would later replace. */
  cancelTasks: () => void;
};

/**
 * Records prints and saved PDFs. Returns what later prints need: the recorded runs, the codes that were printed before,
 * and an offer to continue on a partly used sheet.
 */
export function useEarlierPrints(effects: PrintingEffects, options: EarlierPrintsOptions) {
  const { state, entries, run, getCurrentRun, getCurrentResult, isFirstPart, dispatch, cancelTasks } = options;
  const { settings, design } = state;
  const partlyUsedSheet = usePartlyUsedSheet(effects.runs, {
    settings,
    run,
    isFirstPart,
    onStartSlotChange: (start) => dispatch({ type: 'changeSettings', settings: { ...settings, start } }),
  });
  const history = useRunHistory(effects, {
    entries,
    hasRealCodes: run.source !== 'sample',
    builtIn: state.builtInDesign?.name,
    onReprint: (reprint) => {
      cancelTasks();
      dispatch({ type: 'reprint', reprint });
    },
  });
  return {
    history,
    sheetOffer: partlyUsedSheet.offer,
    /** Called after a print. */
    onPrinted: (source: RunSource, layout: SheetLayout) => {
      partlyUsedSheet.remember(settings, layout);
      history.onPrinted(source, getCurrentResult(), settings, design);
    },
    /** Returns the action that marks the tags of a saved PDF as printed. Undefined for sample codes. */
    getMarkAction: (finishedPdf: FinishedPdf) =>
      history.getMarkAction(finishedPdf, () =>
        partlyUsedSheet.remember(finishedPdf.pdfLayout.settings, finishedPdf.pdfLayout.layout),
      ),
    /** `print` and `pdf` look for codes of the next print or PDF that were printed before, and return their summary. */
    findPrintedBefore: {
      print: () => {
        const source = getCurrentRun();
        return source.source === 'sample' ? undefined : history.findPrintedBefore(source.source, source.part.codes);
      },
      pdf: () => {
        const result = getCurrentResult();
        return result.source === 'sample' ? undefined : history.findPrintedBefore(result.source, result.codes);
      },
    },
  };
}

export type EarlierPrints = ReturnType<typeof useEarlierPrints>;
