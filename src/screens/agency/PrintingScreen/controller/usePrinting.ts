import { useDeferredValue, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';

import { useLatestTask } from '~/components/inputs/useLatestTask';
import { builtInLabels } from '~/components/printing/DesignGallery/DesignGallery.copy';
import { openBuiltInDesign } from '~/components/printing/DesignGallery/useBuiltInArt';
import { product } from '~/domain/brand';
import { drawRun } from '~/domain/printing/codes/drawRun';
import { makeRun, settingsForRun } from '~/domain/printing/codes/printRun';
import { readTags, runSourceOf } from '~/domain/printing/codes/tagSource';
import type { TagEntries } from '~/domain/printing/codes/tagSource';
import type { BuiltInName } from '~/domain/printing/design/builtInDesign';
import type { DesignResult } from '~/domain/printing/design/designFile';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { sheetOf } from '~/domain/printing/sheet/sheetLayout';
import { tagsToPrint, initialPrintingState, printingReducer } from '~/domain/printing/state/printingState';
import type { PrintingState } from '~/domain/printing/state/printingState';
import { drawPages } from '~/domain/printing/sticker/scene';

import type { PrintingEffects } from './effects';
import { createPrintProgress } from './printProgress';
import { useLastSettings } from './useLastSettings';
import { usePreview } from './usePreview';

/** Returns what the user entered about the tags, the codes read from these entries, and the run that is printed. */
function usePrintedTags(state: PrintingState, selectedTags: readonly string[]) {
  const { tags, part } = state;
  const copies = state.settings.quantity;
  const entries = useMemo(() => tagsToPrint({ tags }, selectedTags), [tags, selectedTags]);
  // The entries are deferred, so that a keystroke is rendered before a long list is parsed.
  const deferredEntries = useDeferredValue(entries);
  const readResult = useMemo(() => readTags(deferredEntries, selectedTags), [deferredEntries, selectedTags]);
  const run = useMemo(() => runSourceOf(readResult, copies, part), [readResult, copies, part]);
  return {
    entries,
    readResult,
    run,
    /** Returns the run for the current entries. If they are not parsed yet, they are parsed now. */
    currentRun: () => (deferredEntries === entries ? run : runSourceOf(readTags(entries, selectedTags), copies, part)),
  };
}

/**
 * Returns the state of the printing screen, the values derived from it, and callbacks that change it or run an effect.
 */
export function usePrinting(effects: PrintingEffects, initialState?: Partial<PrintingState>) {
  const { selectedTags, tagBase } = effects;
  const hasSelectedTags = selectedTags.length > 0;
  const [state, dispatch] = useReducer(printingReducer, undefined, () => ({
    ...initialPrintingState(hasSelectedTags),
    ...initialState,
  }));
  const { settings, design } = state;
  const { entries, readResult, run, currentRun } = usePrintedTags(state, selectedTags);
  const preview = usePreview(state, run, tagBase);
  const { offeredSettings, save } = useLastSettings(settings, effects);
  const designTask = useLatestTask();
  const codeListTask = useLatestTask();
  const printController = useRef<AbortController>(undefined);
  const [progress] = useState(createPrintProgress);

  // Restores the start slot of the first part when the screen shows that part again: the user has gone back to it, or
  // has changed the tags or the copies.
  const isFirstPart = run.source === 'sample' || run.part.part === 0;
  if (isFirstPart && state.firstStart !== undefined) dispatch({ type: 'restoreStart' });

  const releaseDesign = useEffectEvent(effects.releaseDesign);
  useEffect(() => design && (() => releaseDesign(design)), [design]);

  /** Calls `show` with the design when it is read, unless the user has chosen another design meanwhile. */
  async function chooseDesign(designPromise: Promise<DesignResult>, show: (result: DesignResult) => void) {
    const isLatest = designTask.start();
    const result = await designPromise;
    if (isLatest()) show(result);
    else if (result.ok) effects.releaseDesign(result.design);
  }

  const chooseFile = (file: File) =>
    chooseDesign(effects.readDesign(file), (result) => dispatch({ type: 'readDesign', name: file.name, result }));

  function chooseBuiltIn(name: BuiltInName) {
    const label = builtInLabels[name];
    const designPromise = openBuiltInDesign(name, label).then(effects.readDesign, (): DesignResult => ({
      ok: false,
      error: { reason: 'not-loaded' },
    }));
    return chooseDesign(designPromise, (result) => dispatch({ type: 'readBuiltIn', name, label, result }));
  }

  async function chooseCodeList(file: File) {
    const isLatest = codeListTask.start();
    const result = await effects.readCodeList(file);
    if (isLatest()) dispatch({ type: 'readCodeList', name: file.name, result });
  }

  async function print() {
    const source = currentRun();
    const layout = sheetOf(settingsForRun(settings, source));
    // A ref changes at once, so it also blocks the second click of a double-click, which can come before a render.
    if (printController.current || !layout.fits || layout.count === 0) return;
    const { signal } = (printController.current = new AbortController());
    save();
    progress.report(0);
    dispatch({ type: 'startPrint' });
    try {
      const makeJob = () => ({
        title: `${product.name} stickers`,
        pages: drawPages({
          settings,
          layout,
          ...drawRun({ ...makeRun(settings.quantity, source), tagBase, level: settings.qr.level }),
          hasImage: design !== undefined,
        }),
        designHref: design?.href,
      });
      const outcome = await effects.print(makeJob, { signal, onProgress: progress.report });
      dispatch({ type: 'endPrint', outcome });
      if (outcome === 'printed' && source.source !== 'sample') {
        effects.onPrinted?.(source.part.codes.map(({ code }) => code));
      }
    } finally {
      printController.current = undefined;
    }
  }

  return {
    state,
    progress,
    preview,
    tags: {
      entries,
      readResult,
      run,
      selectedCount: selectedTags.length,
      rejected: state.rejectedCodeList,
      onChange: (tags: TagEntries) => dispatch({ type: 'changeTags', tags }),
      onPart: (part: number) => dispatch({ type: 'showPart', part, run }),
      onDropSelected: () => {
        effects.clearSelectedTags();
        dispatch({ type: 'dropSelectedTags' });
      },
      onFile: (file: File) => void chooseCodeList(file),
    },
    onSettingsChange: (next: PrintSettings) => dispatch({ type: 'changeSettings', settings: next }),
    onPageChange: (page: number) => dispatch({ type: 'showPage', page }),
    onDesignFile: (file: File) => void chooseFile(file),
    onBuiltIn: (name: BuiltInName) => void chooseBuiltIn(name),
    onRemoveDesign: () => {
      designTask.cancel();
      dispatch({ type: 'removeDesign' });
    },
    onPrint: () => void print(),
    onCancelPrint: () => printController.current?.abort(),
    onUseLast:
      offeredSettings &&
      (() => {
        // Saves the current settings as the last settings, so that another click on this button brings them back.
        save();
        dispatch({ type: 'useLastSettings', settings: offeredSettings });
      }),
    onReset: () => {
      save();
      designTask.cancel();
      codeListTask.cancel();
      dispatch({ type: 'reset', hasSelectedTags });
    },
  };
}

export type PrintedTags = ReturnType<typeof usePrinting>['tags'];
