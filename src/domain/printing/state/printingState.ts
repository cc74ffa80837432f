import type { RejectedFile } from '../../files/rejectedFile';
import type { CodeListFileError, CodeListFileResult } from '../codes/codeListFile';
import { getRunSettings } from '../codes/printRun';
import { getNextStartSlot } from '../codes/runPart';
import { defaultTagSourceSettings } from '../codes/tagSource';
import type { RunSource, TagSourceSettings } from '../codes/tagSource';
import { applyBuiltInDesign } from '../design/builtInDesign';
import type { BuiltInName } from '../design/builtInDesign';
import type { Design } from '../design/design';
import type { DesignFileError, DesignResult } from '../design/designFile';
import { defaultPrintSettings } from '../settings/printSettings';
import type { PrintSettings } from '../settings/printSettings';
import { getSheetLayout } from '../sheet/sheetLayout';
import type { StickerSettings } from '../sticker/stickerElements';
import { applyReprint } from './reprint';
import type { Reprint } from './reprint';
import type { PrintOutcome, PrintStatus } from './printStatus';
import { resetCopies } from './resetCopies';

/** State of the printing screen. Pages and parts are zero-based. */
export type PrintingState = {
  settings: PrintSettings;
  tags: TagSourceSettings;
  /** The part of the codes that the user has chosen. If there are fewer parts, the last part is shown. */
  part: number;
  /**
   * The start slot of the first part, to restore it when the first part is shown again. Undefined until the user goes
   * from one part to the next. From then on, `settings.start` is the start slot of the shown part.
   */
  firstPartStart: number | undefined;
  /** The page of the preview that the user has chosen. */
  page: number;
  /** Index in the run, from 0, of a sticker on `page` with an issue, which the user or the PDF check has opened. */
  stickerIndex: number | undefined;
  design: Design | undefined;
  /** The built-in design. Its removal restores `settingsBefore`, unless the user has changed the sticker since. */
  builtInDesign: { name: BuiltInName; settingsBefore: StickerSettings | undefined } | undefined;
  /** Name and error of the last uploaded design, if it was rejected. */
  rejectedDesign: RejectedFile<DesignFileError> | undefined;
  /** Name and error of the last uploaded code list, if it was rejected. */
  rejectedCodeList: RejectedFile<CodeListFileError> | undefined;
  printStatus: PrintStatus;
  /** Incremented when all settings are replaced. The fields then discard unfinished input. */
  revision: number;
};

export type PrintingAction =
  | { type: 'changeSettings'; settings: PrintSettings }
  | { type: 'changeTags'; tags: TagSourceSettings }
  /** Changes the source to sample codes, after the user has cleared the selected tags. */
  | { type: 'dropSelectedTags' }
  /** Shows another part. `run` is the source of the run that is currently shown. */
  | { type: 'showPart'; part: number; run: RunSource }
  /** Restores the start slot of the first part, if `firstPartStart` is set. */
  | { type: 'restoreStart' }
  | { type: 'showPage'; page: number; sticker?: number }
  | { type: 'readDesign'; name: string; result: DesignResult }
  /** `label` is the name of the design in the error message if the design cannot be read. */
  | { type: 'readBuiltIn'; name: BuiltInName; label: string; result: DesignResult }
  | { type: 'removeDesign' }
  | { type: 'readCodeList'; name: string; result: CodeListFileResult }
  | { type: 'startPrint' }
  | { type: 'endPrint'; outcome: PrintOutcome }
  | { type: 'useLastSettings'; settings: PrintSettings }
  | { type: 'reprint'; reprint: Reprint }
  | { type: 'reset'; hasSelectedTags: boolean };

/** Returns the initial state. The source is 'selected' if tags are selected in the tag list, otherwise 'sample'. */
export function createPrintingState(hasSelectedTags: boolean): PrintingState {
  return {
    settings: defaultPrintSettings,
    tags: { ...defaultTagSourceSettings, source: hasSelectedTags ? 'selected' : 'sample' },
    part: 0,
    firstPartStart: undefined,
    page: 0,
    stickerIndex: undefined,
    design: undefined,
    builtInDesign: undefined,
    rejectedDesign: undefined,
    rejectedCodeList: undefined,
    printStatus: 'idle',
    revision: 0,
  };
}

/** Clears the error of the last print, which a change may have solved. Keeps the status of a print in preparation. */
export const clearPrintError = (state: PrintingState): PrintingState =>
  state.printStatus === 'preparing' ? state : { ...state, printStatus: 'idle' };

const isSameSticker = (a: StickerSettings, b: StickerSettings) =>
  a.design === b.design && a.qr === b.qr && a.barcode === b.barcode;

/**
 * Replaces the settings. If the user changes the sticker while a built-in design is in use, the settings that the
 * design replaced are dropped, so that removing the design later keeps the changes.
 */
function changeSettings(state: PrintingState, settings: PrintSettings): PrintingState {
  const { builtInDesign: currentDesign } = state;
  const keepsReplacedSettings = !currentDesign || isSameSticker(state.settings, settings);
  const builtInDesign = keepsReplacedSettings ? currentDesign : { ...currentDesign, settingsBefore: undefined };
  return clearPrintError({ ...state, settings, builtInDesign });
}

function applyDesignResult(state: PrintingState, name: string, result: DesignResult): PrintingState {
  if (!result.ok) return clearPrintError({ ...state, rejectedDesign: { name, error: result.error } });
  return clearPrintError({ ...state, design: result.design, builtInDesign: undefined, rejectedDesign: undefined });
}

/** Applies the sticker size and code positions of a built-in design. Keeps the replaced settings for its removal. */
function applyBuiltInResult(state: PrintingState, action: PrintingAction & { type: 'readBuiltIn' }): PrintingState {
  const { name, label, result } = action;
  const stateWithDesign = applyDesignResult(state, label, result);
  if (!result.ok) return stateWithDesign;
  const { design, qr, barcode } = state.settings;
  const settingsBefore = state.builtInDesign?.settingsBefore ?? { design, qr, barcode };
  const settings = applyBuiltInDesign(state.settings, name);
  return { ...stateWithDesign, settings, builtInDesign: { name, settingsBefore } };
}

const changeTags = (state: PrintingState, tags: TagSourceSettings): PrintingState => ({
  ...state,
  settings: resetCopies(state.settings, state.tags, tags),
  tags,
  part: 0,
});

/** Shows another part. The part after the current one starts in the first slot that the current one leaves free. */
function showPart(state: PrintingState, part: number, run: RunSource): PrintingState {
  const currentPart = run.source === 'sample' ? 0 : run.part.partIndex;
  const layout = getSheetLayout(getRunSettings(state.settings, run));
  if (part !== currentPart + 1 || !layout.fits) return { ...state, part };
  const { settings, firstPartStart } = state;
  return {
    ...state,
    part,
    firstPartStart: firstPartStart ?? settings.start,
    settings: { ...settings, start: getNextStartSlot(layout) },
  };
}

function applyCodeListResult(state: PrintingState, name: string, result: CodeListFileResult): PrintingState {
  const { list } = state.tags;
  const makeTags = (next: Omit<typeof list, 'from'>) => ({ ...state.tags, list: { ...next, from: 'file' as const } });
  if (!result.ok) return { ...state, tags: makeTags(list), rejectedCodeList: { name, error: result.error } };
  // The options `header` and `column` are dropped, because they applied to the previous file.
  const { text, pasted } = list;
  const tags = makeTags({ text, ...(pasted && { pasted }), file: result.file });
  return { ...state, tags, part: 0, rejectedCodeList: undefined };
}

/** Reducer of the printing screen: returns the state after an action. */
export function printingReducer(state: PrintingState, action: PrintingAction): PrintingState {
  switch (action.type) {
    case 'changeSettings':
      return changeSettings(state, action.settings);
    case 'changeTags':
      return clearPrintError({ ...changeTags(state, action.tags), stickerIndex: undefined });
    case 'dropSelectedTags':
      return clearPrintError(changeTags(state, { ...state.tags, source: 'sample' }));
    case 'showPart':
      return { ...showPart(state, action.part, action.run), stickerIndex: undefined };
    case 'restoreStart':
      if (state.firstPartStart === undefined) return state;
      return { ...state, settings: { ...state.settings, start: state.firstPartStart }, firstPartStart: undefined };
    case 'showPage':
      return { ...state, page: action.page, stickerIndex: action.sticker };
    case 'readDesign':
      return applyDesignResult(state, action.name, action.result);
    case 'readBuiltIn':
      return applyBuiltInResult(state, action);
    case 'removeDesign': {
      const settings = { ...state.settings, ...state.builtInDesign?.settingsBefore };
      return clearPrintError({
        ...state,
        settings,
        design: undefined,
        builtInDesign: undefined,
        rejectedDesign: undefined,
      });
    }
    case 'readCodeList':
      return clearPrintError({ ...applyCodeListResult(state, action.name, action.result), stickerIndex: undefined });
    case 'startPrint':
      return { ...state, printStatus: 'preparing' };
    case 'endPrint': {
      const { outcome } = action;
      return { ...state, printStatus: outcome === 'printed' || outcome === 'cancelled' ? 'idle' : outcome };
    }
    case 'useLastSettings': {
      const { settings } = action;
      return { ...changeSettings(state, settings), firstPartStart: undefined, revision: state.revision + 1 };
    }
    case 'reprint':
      return clearPrintError(applyReprint(state, action.reprint));
    case 'reset':
      return { ...createPrintingState(action.hasSelectedTags), revision: state.revision + 1 };
  }
}
