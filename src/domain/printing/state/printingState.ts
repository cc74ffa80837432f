import type { RejectedFile } from '../../files/rejectedFile';
import type { CodeListFileError, CodeListFileResult } from '../codes/codeListFile';
import { settingsForRun } from '../codes/printRun';
import { nextStart } from '../codes/runPart';
import { defaultTagEntries } from '../codes/tagSource';
import type { RunSource, TagEntries } from '../codes/tagSource';
import { placeBuiltIn } from '../design/builtInDesign';
import type { BuiltInName, StickerPart } from '../design/builtInDesign';
import type { Design } from '../design/design';
import type { DesignFileError, DesignResult } from '../design/designFile';
import { defaultPrintSettings } from '../settings/printSettings';
import type { PrintSettings } from '../settings/printSettings';
import { sheetOf } from '../sheet/sheetLayout';

/** 'closed': the user closed the window before it could print; 'cancelled': the user cancelled on the screen. */
export type PrintOutcome = 'printed' | 'cancelled' | 'blocked' | 'closed' | 'failed';

export type PrintStatus = 'idle' | 'preparing' | Exclude<PrintOutcome, 'printed' | 'cancelled'>;

/** State of the printing screen. Pages and parts count from 0. */
export type PrintingState = {
  settings: PrintSettings;
  tags: TagEntries;
  /** Requested part of the codes; the last part is shown if there are fewer. */
  part: number;
  /** Start slot of the first part while a later one is shown; that one starts after the part before it. */
  firstStart: number | undefined;
  /** Requested page of the preview. */
  page: number;
  design: Design | undefined;
  /** Set while a built-in design is used; `before` is what it replaced, until the user changes the sticker. */
  builtIn: { name: BuiltInName; before: StickerPart | undefined } | undefined;
  rejectedDesign: RejectedFile<DesignFileError> | undefined;
  rejectedCodeList: RejectedFile<CodeListFileError> | undefined;
  print: PrintStatus;
  /** Incremented when all settings are replaced, to discard unfinished input. */
  revision: number;
};

export type PrintingAction =
  | { type: 'changeSettings'; settings: PrintSettings }
  | { type: 'changeTags'; tags: TagEntries }
  /** Back to the sample codes, when the selected tags are discarded. */
  | { type: 'dropSelectedTags' }
  /** `run` is the part shown so far. */
  | { type: 'showPart'; part: number; run: RunSource }
  /** Dispatched while the first part is shown. */
  | { type: 'restoreStart' }
  | { type: 'showPage'; page: number }
  | { type: 'readDesign'; name: string; result: DesignResult }
  /** `label` is the name shown if it cannot be read. */
  | { type: 'readBuiltIn'; name: BuiltInName; label: string; result: DesignResult }
  | { type: 'removeDesign' }
  | { type: 'readCodeList'; name: string; result: CodeListFileResult }
  | { type: 'startPrint' }
  | { type: 'endPrint'; outcome: PrintOutcome }
  | { type: 'useLastSettings'; settings: PrintSettings }
  | { type: 'reset'; hasSelectedTags: boolean };

/** Starts with the tags selected in the tag list, or else with the sample codes. */
export function initialPrintingState(hasSelectedTags: boolean): PrintingState {
  return {
    settings: defaultPrintSettings,
    tags: { ...defaultTagEntries, source: hasSelectedTags ? 'selected' : 'sample' },
    part: 0,
    firstStart: undefined,
    page: 0,
    design: undefined,
    builtIn: undefined,
    rejectedDesign: undefined,
    rejectedCodeList: undefined,
    print: 'idle',
    revision: 0,
  };
}

/** An earlier print error no longer applies once something changed. */
const withoutPrintError = (state: PrintingState): PrintingState =>
  state.print === 'preparing' ? state : { ...state, print: 'idle' };

const isSameSticker = (a: StickerPart, b: StickerPart) =>
  a.design === b.design && a.qr === b.qr && a.barcode === b.barcode;

/** Own changes of the sticker are kept when its built-in design is removed. */
function changeSettings(state: PrintingState, settings: PrintSettings): PrintingState {
  const { builtIn } = state;
  const isKept = builtIn === undefined || isSameSticker(state.settings, settings);
  return withoutPrintError({ ...state, settings, builtIn: isKept ? builtIn : { ...builtIn, before: undefined } });
}

function readDesign(state: PrintingState, name: string, result: DesignResult): PrintingState {
  if (!result.ok) return withoutPrintError({ ...state, rejectedDesign: { name, error: result.error } });
  return withoutPrintError({ ...state, design: result.design, builtIn: undefined, rejectedDesign: undefined });
}

/** Places a built-in design with the size and the code positions that it is made for. */
function readBuiltIn(state: PrintingState, action: PrintingAction & { type: 'readBuiltIn' }): PrintingState {
  const { name, label, result } = action;
  const read = readDesign(state, label, result);
  if (!result.ok) return read;
  const { design, qr, barcode } = state.settings;
  const before = state.builtIn?.before ?? { design, qr, barcode };
  return { ...read, settings: placeBuiltIn(state.settings, name), builtIn: { name, before } };
}

/** The next part starts in the first slot after the current one. */
function showPart(state: PrintingState, part: number, run: RunSource): PrintingState {
  const current = run.source === 'sample' ? 0 : run.part.part;
  const sheet = sheetOf(settingsForRun(state.settings, run));
  if (part !== current + 1 || !sheet.fits) return { ...state, part };
  const { settings, firstStart } = state;
  return {
    ...state,
    part,
    firstStart: firstStart ?? settings.start,
    settings: { ...settings, start: nextStart(sheet) },
  };
}

function readCodeList(state: PrintingState, name: string, result: CodeListFileResult): PrintingState {
  const { list } = state.tags;
  const withList = (next: typeof list) => ({ ...state.tags, list: { ...next, from: 'file' as const } });
  if (!result.ok) return { ...state, tags: withList(list), rejectedCodeList: { name, error: result.error } };
  // Options of the previous file's table no longer apply.
  const { text, pasted } = list;
  const tags = withList({ from: 'file', text, ...(pasted && { pasted }), file: result.file });
  return { ...state, tags, part: 0, rejectedCodeList: undefined };
}

/** The only place where the state of the printing screen changes. */
export function printingReducer(state: PrintingState, action: PrintingAction): PrintingState {
  switch (action.type) {
    case 'changeSettings':
      return changeSettings(state, action.settings);
    case 'changeTags':
      return withoutPrintError({ ...state, tags: action.tags, part: 0 });
    case 'dropSelectedTags':
      return { ...state, tags: { ...state.tags, source: 'sample' }, part: 0 };
    case 'showPart':
      return showPart(state, action.part, action.run);
    case 'restoreStart':
      if (state.firstStart === undefined) return state;
      return { ...state, settings: { ...state.settings, start: state.firstStart }, firstStart: undefined };
    case 'showPage':
      return { ...state, page: action.page };
    case 'readDesign':
      return readDesign(state, action.name, action.result);
    case 'readBuiltIn':
      return readBuiltIn(state, action);
    case 'removeDesign': {
      const settings = { ...state.settings, ...state.builtIn?.before };
      return withoutPrintError({
        ...state,
        settings,
        design: undefined,
        builtIn: undefined,
        rejectedDesign: undefined,
      });
    }
    case 'readCodeList':
      return readCodeList(state, action.name, action.result);
    case 'startPrint':
      return { ...state, print: 'preparing' };
    case 'endPrint': {
      const { outcome } = action;
      return { ...state, print: outcome === 'printed' || outcome === 'cancelled' ? 'idle' : outcome };
    }
    case 'useLastSettings': {
      const { settings } = action;
      return { ...changeSettings(state, settings), firstStart: undefined, revision: state.revision + 1 };
    }
    case 'reset':
      return { ...initialPrintingState(action.hasSelectedTags), revision: state.revision + 1 };
  }
}

/** The active input. Without selected tags, e.g. after signing out in another tab, the sample codes are printed. */
export function activeTags({ tags }: Pick<PrintingState, 'tags'>, selectedTags: readonly string[]): TagEntries {
  return tags.source === 'selected' && selectedTags.length === 0 ? { ...tags, source: 'sample' } : tags;
}
