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
  /** Closes the print window when it is aborted before printing. */
  signal: AbortSignal;
  /** Called repeatedly with the number of stickers that are drawn so far. */
  onProgress: (drawnCount: number) => void;
};

/** What the printing screen needs from outside: files, windows and stored values. */
export type PrintingEffects = {
  /** Start of the URLs in the codes, such as 'https://tag.example.com'. */
  tagBase: string;
  /** Hexacodes of the tags that are selected in the tag list. */
  selectedTags: readonly string[];
  clearSelectedTags: () => void;
  /** Settings of an earlier visit, if there was one. */
  lastSettings: PrintSettings | undefined;
  saveSettings: (settings: PrintSettings) => void;
  readDesign: (file: File) => Promise<DesignResult>;
  /** Revokes the blob URL of a design. */
  releaseDesign: (design: Design) => void;
  readCodeList: (file: File) => Promise<CodeListFileResult>;
  /**
   * Prints the job that `makeJob` returns. It must be called synchronously in the click event, so that it can open a
   * window before it calls `makeJob`.
   */
  print: (makeJob: () => PrintJob, options: PrintOptions) => Promise<PrintOutcome>;
};
