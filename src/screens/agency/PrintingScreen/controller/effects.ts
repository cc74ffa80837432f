import type { CodeListFileResult } from '~/domain/printing/codes/codeListFile';
import type { Design } from '~/domain/printing/design/design';
import type { DesignResult } from '~/domain/printing/design/designFile';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import type { PrintOutcome } from '~/domain/printing/state/printingState';
import type { PageScene } from '~/domain/printing/sticker/scene';

export type PrintJob = {
  /** Title of the print window. */
  title: string;
  pages: readonly PageScene[];
  designHref: string | undefined;
};

export type PrintOptions = {
  /** Aborting this signal before the print dialog opens closes the print window. */
  signal: AbortSignal;
  /** Called repeatedly with the number of stickers that have been drawn so far. */
  onProgress: (drawnCount: number) => void;
};

/** Functions and values for files, windows and storage, which the app passes to the printing screen. */
export type PrintingEffects = {
  /** Start of the URLs in the codes, such as 'https://tag.example.com'. */
  tagBase: string;
  /** Hexacodes of the tags that are selected in the tag list. */
  selectedTags: readonly string[];
  clearSelectedTags: () => void;
  /** The settings that were saved last, on this visit or an earlier one; undefined if there are none. */
  lastSettings: PrintSettings | undefined;
  saveSettings: (settings: PrintSettings) => void;
  readDesign: (file: File) => Promise<DesignResult>;
  /** Revokes the blob URL of a design. */
  releaseDesign: (design: Design) => void;
  readCodeList: (file: File) => Promise<CodeListFileResult>;
  /**
   * Opens the print window, then calls `makeJob` and prints its result. `print` must be called synchronously in the
   * click event, since browsers block windows that are opened later.
   */
  print: (makeJob: () => PrintJob, options: PrintOptions) => Promise<PrintOutcome>;
  /** Called once after each print, with the codes on the sheets. It is not called for sample codes. */
  onPrinted?: ((codes: readonly string[]) => void) | undefined;
};
