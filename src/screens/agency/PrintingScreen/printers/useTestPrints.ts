import { useState } from 'react';

import type { Calibration } from '~/domain/printing/calibration/calibration';
import { drawTestPage } from '~/domain/printing/calibration/testPage';
import type { TestPage } from '~/domain/printing/calibration/testPage';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import type { PrintJob, PrintingEffects } from '../controller/printingEffects';
import { printerDialogCopy as copy } from './printerDialog.copy';

export type TestPrintOptions = {
  settings: Pick<PrintSettings, 'paper'>;
  testPage: TestPage;
  effects: Pick<PrintingEffects, 'printers' | 'print' | 'saveFile'>;
};

/**
 * Returns functions that print the test page of the printer `name` or save it as PDF, and the error of the last
 * attempt.
 */
export function useTestPrints({ settings, testPage, effects }: TestPrintOptions) {
  const [error, setError] = useState('');
  const makeJob = (name: string, calibration: Calibration | undefined): PrintJob => ({
    title: copy.jobTitle(name),
    pages: [drawTestPage(testPage, copy.testPageText(name, settings, calibration))],
    designHref: undefined,
    calibration,
  });
  return {
    error,
    print: async (name: string, calibration: Calibration | undefined) => {
      setError('');
      const { signal } = new AbortController();
      const outcome = await effects.print(() => makeJob(name, calibration), { signal, onProgress: () => undefined });
      setError(copy.outcomes[outcome]);
    },
    savePdf: async (name: string, calibration: Calibration | undefined) => {
      setError('');
      try {
        effects.saveFile(await effects.printers.createTestPdf(makeJob(name, calibration)), copy.fileName(name));
      } catch {
        setError(copy.pdfFailed);
      }
    },
  };
}
