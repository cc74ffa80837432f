import type { Calibration } from '~/domain/printing/calibration/calibration';
import type { PrintRun } from '~/domain/printing/codes/printRun';
import type { RunTexts } from '~/domain/printing/codes/runTexts';
import type { ImagePixels } from '~/domain/printing/pdf/pdfImage';
import type { PdfForm } from '~/domain/printing/pdf/pdfForm';
import type { Size } from '~/domain/printing/settings/paper';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

/**
 * The design, in a form that the PDF worker can read: an image file, a page of a PDF, or the pixels of an SVG, which
 * workers cannot draw.
 */
export type DesignSource =
  | { kind: 'file'; file: Blob; /** Size in px in which the image is needed. */ size: Size }
  | { kind: 'pixels'; pixels: ImagePixels }
  | { kind: 'form'; form: PdfForm };

export type PdfWorkerRequest = {
  settings: PrintSettings;
  run: PrintRun;
  texts: RunTexts;
  tagBaseUrl: string;
  title: string;
  /** Name of this app, for the metadata of the PDF files. */
  creator: string;
  createdAt: Date;
  design: DesignSource | undefined;
  /** Correction of the printer for which the files are made. */
  calibration?: Calibration | undefined;
  /** Port of the worker that compresses pages. */
  deflatePort: MessagePort;
};

/** Messages of the PDF worker. `file` comes once for each file, in order, and `done` after the last one. */
export type PdfWorkerMessage =
  | { type: 'progress'; stickerCount: number }
  | { type: 'file'; content: Blob }
  | { type: 'done' }
  | { type: 'failed' };
