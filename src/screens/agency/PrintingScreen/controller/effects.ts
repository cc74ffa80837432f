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
  /** Closes the print window before it prints. */
  signal: AbortSignal;
  /** Called now and then with the number of stickers drawn so far. */
  onProgress: (prepared: number) => void;
};

/** Everything the printing screen needs from outside: files, windows and stores. */
export type PrintingEffects = {
  /** Base URL of the tags in the codes. */
  tagBase: string;
  /** Hexacodes of the tags selected in the tag list. */
  selectedTags: readonly string[];
  clearSelectedTags: () => void;
  /** Settings of an earlier visit; undefined if there are none. */
  lastSettings: PrintSettings | undefined;
  saveSettings: (settings: PrintSettings) => void;
  readDesign: (file: File) => Promise<DesignResult>;
  /** Revokes the blob URL of a design. */
  releaseDesign: (design: Design) => void;
  readCodeList: (file: File) => Promise<CodeListFileResult>;
  /** Called synchronously in the click, so that a window can be opened before `makeJob` is called. */
  print: (makeJob: () => PrintJob, options: PrintOptions) => Promise<PrintOutcome>;
};
