import type { ExportTable } from '~/components/data/column';
import type { Collection } from '~/domain/data/collection';
import type { ListRules } from '~/domain/lists/listRules';
import type { PrintRun } from '~/domain/printing/codes/printRun';
import type { Calibration } from '~/domain/printing/calibration/calibration';
import type { PrinterList } from '~/domain/printing/calibration/printer';
import type { RunTexts } from '~/domain/printing/codes/runTexts';
import type { DataMatrixEncoder } from '~/domain/codes/dataMatrix';
import type { RunCode } from '~/domain/printing/codes/codeList';
import type { CodeListFileResult } from '~/domain/printing/codes/codeListFile';
import type { Design } from '~/domain/printing/design/design';
import type { DesignResult } from '~/domain/printing/design/designFile';
import type { PresetFileResult } from '~/domain/printing/presets/presetFile';
import type { PrintPreset } from '~/domain/printing/presets/printPreset';
import type { CodeFinding } from '~/domain/printing/pdf/codeCheck';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import type { PrintingDraft } from '~/domain/printing/state/printingDraft';
import type { PrintOutcome } from '~/domain/printing/state/printStatus';
import type { PageScene } from '~/domain/printing/sticker/scene';
import type { StorageProblem } from '~/domain/storageProblem';
import type { AgencyTag, AgencyTagQuery } from '~/domain/tag/agencyTag';
import type { Day } from '~/domain/time/days';
import type { TextInFont, TextShaper } from '~/domain/printing/text/shapedText';

import type { RunEffects } from './runEffects';

export type PrintJob = {
  /** Title of the print window. */
  title: string;
  pages: readonly PageScene[];
  designHref: string | undefined;
  /** Correction of the printer; undefined to print without correction. */
  calibration?: Calibration | undefined;
};

export type JobOptions = {
  /** Aborting this signal cancels the job. A print can be cancelled until the print dialog opens. */
  signal: AbortSignal;
  /** Called repeatedly with the number of stickers that are drawn or checked, or of codes that are in the ZIP file. */
  onProgress: (doneCount: number) => void;
};

/** The contents from which the PDF files of a run are made. */
export type PdfJob = {
  /** Title in the document properties of the files, which is not their file name. */
  title: string;
  settings: PrintSettings;
  run: PrintRun;
  /** For each code, the texts of the text lines on its stickers. */
  texts: RunTexts;
  design: Design | undefined;
  /** Correction of the printer for which the files are made; undefined for files without correction. */
  calibration?: Calibration | undefined;
};

export type PdfResult = { status: 'made'; files: readonly Blob[] } | { status: 'cancelled' | 'failed' };

/** The presets that the user has saved, and functions that store, export and import them. */
export type PresetEffects = {
  savedPresets: readonly PrintPreset[];
  /** Replaces the presets. If storing them fails, returns the reason and keeps them until the page is closed. */
  save: (presets: readonly PrintPreset[]) => StorageProblem | undefined;
  /** Downloads a file with presets. */
  exportFile: (text: string) => void;
  readFile: (file: File) => Promise<PresetFileResult>;
};

/** The printers that the user has measured, and the functions that store them and make test pages. */
export type PrinterEffects = {
  list: PrinterList;
  /**
   * Replaces the printers and the selection. If storing them fails, returns the reason and keeps them until the page is
   * closed.
   */
  save: (list: PrinterList) => StorageProblem | undefined;
  today: () => Day;
  /** Makes the PDF of a test page. Rejects if the module for it does not load. */
  createTestPdf: (job: PrintJob) => Promise<Blob>;
};

export type CodeImageFormat = 'svg' | 'png';

/** Codes to download as files, each in the size and colours of the settings. */
export type CodeDownloadRequest = {
  codes: readonly Pick<RunCode, 'code' | 'number'>[];
  tagBaseUrl: string;
  settings: PrintSettings;
  format: CodeImageFormat;
};

export type DownloadOutcome = 'saved' | 'cancelled' | 'failed';

/** Finished PDF files, and the settings and the run from which they were made. */
export type PdfCheckJob = Pick<PdfJob, 'settings' | 'run' | 'calibration'> & { files: readonly Blob[] };

export type PdfCheckResult =
  | { status: 'checked'; findings: readonly CodeFinding[] }
  | { status: 'cancelled' | 'failed' };

/** Access to files, windows and storage, which the app passes to the printing screen. */
export type PrintingEffects = {
  /** Start of the URLs in the codes, such as 'https://tag.example.com'. */
  tagBaseUrl: string;
  /** Returns the agency's tags with the search, filters and sorting of `rules`. */
  getTagCollection: (rules: ListRules<AgencyTag, AgencyTagQuery>) => Collection<AgencyTag, AgencyTagQuery>;
  /** Hexacodes of the tags that are selected for printing. */
  selectedHexacodes: readonly string[];
  selectTags: (hexacodes: readonly string[]) => void;
  /** Reloads the app in the browser, to load the tags again after a failure. */
  reload: () => void;
  clearSelectedTags: () => void;
  /** The settings that were saved last, in this visit or an earlier one; undefined if there are none. */
  lastSettings: PrintSettings | undefined;
  saveSettings: (settings: PrintSettings) => void;
  /** The unfinished job that the user left when going to another page; undefined if there is none. */
  draft: PrintingDraft | undefined;
  keepDraft: (draft: PrintingDraft) => void;
  presets: PresetEffects;
  printers: PrinterEffects;
  /** Reads a design file. `page` is the page of a PDF, from 1; by default, the first one. */
  readDesign: (file: File, page?: number) => Promise<DesignResult>;
  /** Reads another page of the PDF of a design. */
  readDesignPage: (design: Design, page: number) => Promise<DesignResult>;
  /**
   * Draws the PDF page of a design in the printer's resolution. Resolves to the URL of the image, which is valid until
   * the next call.
   */
  drawDesignPage: (design: Design, settings: PrintSettings) => Promise<string>;
  /** Revokes the blob URL of a design. */
  releaseDesign: (design: Design) => void;
  /** Returns a released design with a new blob URL. Called when undo, redo or a draft restores the design. */
  reopenDesign: (design: Design) => Design;
  readCodeList: (file: File) => Promise<CodeListFileResult>;
  /** Downloads the codes as files in a ZIP file. `onProgress` gets the number of codes added so far. Never rejects. */
  downloadCodes: (request: CodeDownloadRequest, options: JobOptions) => Promise<DownloadOutcome>;
  /** Loads the encoder of Data Matrix codes. */
  loadDataMatrix: () => Promise<DataMatrixEncoder>;
  /** Loads the fonts of the text lines, and returns the shaper that turns their texts into glyphs. */
  loadTextShaper: (texts: readonly TextInFont[]) => Promise<TextShaper>;
  /**
   * Opens the print window, then calls `makeJob` and prints its result. `print` must be called synchronously in the
   * click event, since browsers block windows that are opened later. If `makeJob` throws or rejects, the outcome is
   * 'failed'.
   */
  print: (makeJob: () => PrintJob | Promise<PrintJob>, options: JobOptions) => Promise<PrintOutcome>;
  /** Makes the PDF files of a job, without blocking the page. Never rejects. Aborting the signal stops the job. */
  createPdf: (job: PdfJob, options: JobOptions) => Promise<PdfResult>;
  /** Reads the codes of PDF files and compares them with the run. Never rejects. Aborting the signal stops the job. */
  checkPdf: (job: PdfCheckJob, options: JobOptions) => Promise<PdfCheckResult>;
  /** Makes the browser download a file. */
  saveFile: (content: Blob, name: string) => void;
  /** Makes the browser download a table as the file `{name}.csv`. Resolves to false if the file could not be made. */
  saveTable: (table: ExportTable, name: string) => Promise<boolean>;
  runs: RunEffects;
  /** Called after each print, and when the user marks a PDF as printed. Not called for sample codes. */
  onPrinted?: ((codes: readonly string[]) => void) | undefined;
};
