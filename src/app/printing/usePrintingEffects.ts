import { useRef } from 'react';
import { useStore } from 'zustand';

import type { PrintingEffects } from '~/screens/agency/PrintingScreen/controller/effects';

import { lastPrintSettings } from '../store/lastPrintSettings';
import { printSelection } from '../store/printSelectionStore';
import { openPrintWindow } from './openPrintWindow';
import { readCodeListFile } from './readCodeListFile';

/**
 * Returns what the printing screen needs from the browser: functions that read files and print, and values of stores.
 * `tagBase` is the base URL of the printed QR codes. The screen calls `onPrinted` with the printed codes.
 */
export function usePrintingEffects(tagBase: string, onPrinted?: PrintingEffects['onPrinted']): PrintingEffects {
  const selectedTags = useStore(printSelection, (state) => state.hexacodes);
  const lastSettings = useStore(lastPrintSettings, (state) => state.settings);
  const lastWindow = useRef<Window>(null);
  return {
    tagBase,
    selectedTags,
    clearSelectedTags: () => printSelection.getState().clear(),
    lastSettings,
    saveSettings: (settings) => lastPrintSettings.getState().save(settings),
    readDesign: (file) =>
      import('./readDesign').then(
        ({ readDesign }) => readDesign(file),
        () => ({ ok: false, error: { reason: 'not-loaded' } }),
      ),
    releaseDesign: ({ href }) => URL.revokeObjectURL(href),
    readCodeList: readCodeListFile,
    onPrinted,
    print: (makeJob, options) => {
      // Closes the previous print window if it is still open, since its sheet is outdated.
      lastWindow.current?.close();
      const { window, outcome } = openPrintWindow(makeJob, options);
      lastWindow.current = window;
      return outcome;
    },
  };
}
