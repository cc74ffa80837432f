import { useRef } from 'react';
import { useStore } from 'zustand';

import { loadDataMatrix } from '~/components/printing/loadDataMatrix';
import { loadTextShaper } from '~/components/printing/text/loadTextShaper';
import { dateToDay } from '~/domain/time/days';
import type { PrintingEffects } from '~/screens/agency/PrintingScreen/controller/printingEffects';

import { saveFile } from '../files/saveFile';
import { downloadCsv } from '../lists/downloadCsv';
import { lastPrintSettingsStore } from '../store/lastPrintSettingsStore';
import { partlyUsedSheetsStore } from '../store/partlyUsedSheetsStore';
import { printingDraftStore } from '../store/printingDraftStore';
import { printPresetsStore } from '../store/printPresetsStore';
import { printersStore } from '../store/printersStore';
import { printSelectionStore } from '../store/printSelectionStore';
import { findDesignFiles, reopenDesign } from './designFiles';
import { openPrintWindow } from './openPrintWindow';
import { readCodeListFile } from './readCodeListFile';
import { readPresetUpload } from './readPresetUpload';
import { getCurrentTime, runHistory } from './runs/runHistory';
import { downloadCodesZip } from './downloadCodesZip';

const presetFileName = 'print-presets.json';

const openDesignFile: PrintingEffects['readDesign'] = (file, page) =>
  import('./readDesign').then(
    ({ readDesign }) => readDesign(file, page),
    () => ({ ok: false, error: { reason: 'not-loaded' } }),
  );

/**
 * Returns what the printing screen needs from the browser: functions that read files and print, and values of stores.
 * `screenData` contains the base URL of the printed QR codes, the agency's tags, and a callback for the printed codes.
 */
export function usePrintingEffects(
  screenData: Pick<PrintingEffects, 'tagBaseUrl' | 'getTagCollection' | 'onPrinted'>,
): PrintingEffects {
  const { tagBaseUrl } = screenData;
  const selectedHexacodes = useStore(printSelectionStore, (state) => state.hexacodes);
  const lastSettings = useStore(lastPrintSettingsStore, (state) => state.settings);
  const draft = useStore(printingDraftStore, (state) => state.draft);
  const partlyUsedSheets = useStore(partlyUsedSheetsStore, (state) => state.sheets);
  const savedPresets = useStore(printPresetsStore, (state) => state.list);
  const printerList = useStore(printersStore, (state) => state.list);
  const lastPrintWindow = useRef<Window>(null);
  /** Blob URL of the PDF page that was last drawn as an image for a print window; '' if there is none. */
  const lastPageImageUrl = useRef('');
  return {
    ...screenData,
    selectedHexacodes,
    selectTags: (hexacodes) => printSelectionStore.getState().select(hexacodes),
    reload: () => window.location.reload(),
    clearSelectedTags: () => printSelectionStore.getState().clear(),
    lastSettings,
    saveSettings: (settings) => lastPrintSettingsStore.getState().save(settings),
    draft,
    keepDraft: printingDraftStore.getState().save,
    presets: {
      savedPresets,
      save: (presets) => printPresetsStore.getState().save(presets),
      exportFile: (text) => saveFile(new Blob([text], { type: 'application/json' }), presetFileName),
      readFile: readPresetUpload,
    },
    printers: {
      list: printerList,
      save: (list) => printersStore.getState().save(list),
      today: () => dateToDay(new Date()),
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
      URL.revokeObjectURL(lastPageImageUrl.current);
      return (lastPageImageUrl.current = URL.createObjectURL(image));
    },
    reopenDesign,
    releaseDesign: ({ href }) => URL.revokeObjectURL(href),
    readCodeList: readCodeListFile,
    loadDataMatrix,
    loadTextShaper,
    downloadCodes: downloadCodesZip,
    runs: {
      history: runHistory,
      partlyUsedSheets,
      changePartlyUsedSheets: (change) => partlyUsedSheetsStore.getState().changeSheets(change),
      now: getCurrentTime,
    },
    createPdf: (job, options) =>
      import('./pdf/createPdf')
        .then(({ createPdf }) => createPdf(job, tagBaseUrl, options))
        .catch(() => ({ status: 'failed' })),
    checkPdf: (job, options) =>
      import('./pdf/checkPdf')
        .then(({ checkPdf }) => checkPdf({ ...job, tagBaseUrl }, options))
        .catch(() => ({ status: 'failed' })),
    saveFile,
    saveTable: (table, name) =>
      downloadCsv(table, name).then(
        () => true,
        () => false,
      ),
    print: (makeJob, options) => {
      // Closes the window of the previous print if it is still open, since its stickers may be outdated.
      lastPrintWindow.current?.close();
      const { window, outcome } = openPrintWindow(makeJob, options);
      lastPrintWindow.current = window;
      return outcome;
    },
  };
}
