import type { Calibration } from '~/domain/printing/calibration/calibration';
import type { PrintRun } from '~/domain/printing/codes/printRun';
import type { RunTexts } from '~/domain/printing/codes/runTexts';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import type { DesignSource } from './designSource';

/** The first message to the PDF worker. */
export type PdfWorkerRequest = {
  settings: PrintSettings;
  run: PrintRun;
  texts: RunTexts;
  tagBase: string;
  title: string;
  /** Program and time for the metadata of the files. */
  creator: string;
  createdAt: Date;
  design: DesignSource | undefined;
  /** Correction of the printer for which the files are made. */
  calibration?: Calibration | undefined;
  /** Leads to the worker that compresses pages. */
  deflatePort: MessagePort;
};

/** Messages of the PDF worker. `file` comes once for each file, in order, and `done` after the last one. */
export type PdfWorkerMessage =
  | { type: 'progress'; stickers: number }
  | { type: 'file'; content: Blob }
  | { type: 'done' }
  | { type: 'failed' };
