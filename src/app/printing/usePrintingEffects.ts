import { useRef } from 'react';
import { useStore } from 'zustand';

import { loadDataMatrix } from '~/components/printing/loadDataMatrix';
import { loadTextShaper } from '~/components/printing/text/loadTextShaper';
import { dayOf } from '~/domain/time/days';
import type { PrintingEffects } from '~/screens/agency/PrintingScreen/controller/effects';

import { saveFile } from '../files/saveFile';
import { downloadCsv } from '../lists/downloadCsv';
import { lastPrintSettings } from '../store/lastPrintSettings';
import { partlyUsedSheets } from '../store/partlyUsedSheets';
import { printingDraft } from '../store/printingDraftStore';
import { printPresets } from '../store/printPresets';
import { printers } from '../store/printers';
import { printSelection } from '../store/printSelectionStore';
import { findDesignFiles, reopenDesign } from './designUrls';
import { openPrintWindow } from './openPrintWindow';
import { readCodeListFile } from './readCodeListFile';
import { readPresetUpload } from './readPresetUpload';
import { currentTime, runHistory } from './runs/runHistory';
import { saveCodes } from './saveCodes';

const presetFileName = 'print-presets.json';

const openDesignFile: PrintingEffects['readDesign'] = (file, page) =>
  import('./readDesign').then(
    ({ readDesign }) => readDesign(file, page),
    () => ({ ok: false, error: { reason: 'not-loaded' } }),
  );

/**
 * Returns what the printing screen needs from the browser: functions that read files and print, and values of stores.
 * `tagBase` is the base URL of the printed QR codes. The screen calls `onPrinted` with the printed codes.
 */
export function usePrintingEffects(tagBase: string, onPrinted?: PrintingEffects['onPrinted']): PrintingEffects {
  const selectedTags = useStore(printSelection, (state) => state.hexacodes);
  const lastSettings = useStore(lastPrintSettings, (state) => state.settings);
  const draft = useStore(printingDraft, (state) => state.draft);
  const sheets = useStore(partlyUsedSheets, (state) => state.sheets);
  const savedPresets = useStore(printPresets, (state) => state.list);
  const printerList = useStore(printers, (state) => state.list);
  const lastWindow = useRef<Window>(null);
  /** URL of the page of a PDF that was drawn last for a print window. */
  const lastDrawing = useRef('');
  return {
    tagBase,
    selectedTags,
    clearSelectedTags: () => printSelection.getState().clear(),
    lastSettings,
    saveSettings: (settings) => lastPrintSettings.getState().save(settings),
    draft,
    keepDraft: printingDraft.getState().save,
    presets: {
      saved: savedPresets,
      save: (presets) => printPresets.getState().save(presets),
      exportFile: (text) => saveFile(new Blob([text], { type: 'application/json' }), presetFileName),
      readFile: readPresetUpload,
    },
    printers: {
      list: printerList,
      save: (list) => printers.getState().save(list),
      today: () => dayOf(new Date()),
      createTestPdf: (job) => import('./pdf/createTestPdf').then(({ createTestPdf }) => createTestPdf(job)),
    },
    readDesign: openDesignFile,
    readDesignPage: (design, page) => {
      const { pdf } = findDesignFiles(design) ?? {};
      return pdf ? openDesignFile(pdf, page) : Promise.resolve({ ok: false, error: { reason: 'pdf-damaged' } });
    },
    drawDesignPage: async (design, settings) => {
      const { drawDesignPage } = await import('./pdf/pdfPages');
      const image = await drawDesignPage(design, settings);
      URL.revokeObjectURL(lastDrawing.current);
      return (lastDrawing.current = URL.createObjectURL(image));
    },
    reopenDesign,
    releaseDesign: ({ href }) => URL.revokeObjectURL(href),
    readCodeList: readCodeListFile,
    loadDataMatrix,
    loadTextShaper,
    downloadCodes: saveCodes,
    runs: {
      history: runHistory,
      sheets,
      changeSheets: (change) => partlyUsedSheets.getState().change(change),
      now: currentTime,
    },
    onPrinted,
    createPdf: (job, options) =>
      import('./pdf/createPdf').then(
        ({ createPdf }) => createPdf(job, tagBase, options),
        () => ({ status: 'failed' }),
      ),
    checkPdf: (job, options) =>
      import('./pdf/checkPdf').then(
        ({ checkPdf }) => checkPdf({ ...job, tagBase }, options),
        () => ({ status: 'failed' }),
      ),
    saveFile,
    saveTable: (table, name) =>
      downloadCsv(table, name).then(
        () => true,
        () => false,
      ),
    print: (makeJob, options) => {
      // Closes the previous print window if it is still open, since its sheet is outdated.
      lastWindow.current?.close();
      const { window, outcome } = openPrintWindow(makeJob, options);
      lastWindow.current = window;
      return outcome;
    },
  };
}
